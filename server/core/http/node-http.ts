/** What Node.js knows of HTTP itself: words, and the class of responses. Nothing that connects. */
export { METHODS, ServerResponse } from "node:http";
export { BlockList, isIP } from "node:net";
