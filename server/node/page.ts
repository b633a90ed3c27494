/** Pages for people: no script, nothing from elsewhere. */
export const csp = "default-src 'none'";
