/** What Node.js knows of HTTP itself: words, nothing that connects. */
export { METHODS } from "node:http";
