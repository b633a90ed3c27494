/**
 * The image of a logo: always a square SVG of the node's own making, with the icon of the agent inside, or with a letter. So the
 * media type is never what another host says, and a file that is also a page or a script is only data in an image.
 */
import { firstLetter } from "../../../display/first-letter.ts";
import type { Raster } from "./raster.ts";

/** The width and height, in pixels. */
const size = 64;

/** The image of an icon. */
export function iconImage(bytes: Buffer, { media }: Raster): string {
  const data = `data:${media};base64,${bytes.toString("base64")}`;
  return svg(`<image width="${size}" height="${size}" href="${data}"/>`);
}

/** The grounds of letters. White has a contrast of 4.5:1 or more on each. */
const grounds = ["#4146c8", "#0b5cad", "#0a6b41", "#854d00", "#b01f2c", "#6736b0", "#4a5263"];

/** The image of an agent without an icon: the first letter of its name, on a ground that depends on its id. */
export function letterImage(name: string, agentId: string): string {
  const sum = [...agentId].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const ground = grounds[sum % grounds.length];
  return svg(
    `<rect width="${size}" height="${size}" fill="${ground}"/><text x="32" y="44" font-family="system-ui,sans-serif" font-size="34" font-weight="600" fill="#fff" text-anchor="middle">${firstLetter(name)}</text>`,
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>\n`;
}
