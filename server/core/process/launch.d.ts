/** The types of launch.js, which Node.js of any age parses. */

/** The oldest version of Node.js that runs the node: major, minor. */
export const requiredNode: readonly [major: number, minor: number];
/** Whether a version of Node.js cannot run the node. */
export function isTooOld(version: string): boolean;
export function launch(load: () => Promise<unknown>, serves: boolean): Promise<void>;
