/**
 * The right edge of a Merkle tree: the roots of the perfect subtrees that it consists of, the largest first. It is all that is
 * needed to add entries and to compute the root, and has at most one hash for each bit of the size.
 */
import { node, sha256 } from "./tree.ts";

/** A tree that only grows, by its right edge. */
export class TreeEdge {
  size: number;
  readonly hashes: Uint8Array[];

  constructor(size = 0, hashes: readonly Uint8Array[] = []) {
    this.size = size;
    this.hashes = [...hashes];
  }

  /** Adds the hash of an entry. */
  async append(leaf: Uint8Array): Promise<void> {
    let hash = leaf;
    for (let rest = this.size; rest % 2 === 1; rest = Math.floor(rest / 2))
      hash = await node(this.hashes.pop() ?? hash, hash); // each bit that is set has a hash
    this.hashes.push(hash);
    this.size += 1;
  }

  /** The root of the tree. */
  async root(): Promise<Uint8Array> {
    const [last, ...others] = this.hashes.toReversed();
    if (!last) return sha256();
    let root = last;
    for (const each of others) root = await node(each, root);
    return root;
  }
}

/** A perfect subtree. */
export interface Subtree {
  /** The index of its first entry. */
  start: number;
  /** How many entries it has: a power of two. */
  size: number;
}

/** The perfect subtrees that a tree consists of, the largest first. */
export function subtreesOf(size: number): Subtree[] {
  const parts: Subtree[] = [];
  let start = 0;
  for (let part = 2 ** 52; part >= 1; part /= 2) {
    if (size - start < part) continue;
    parts.push({ start, size: part });
    start += part;
  }
  return parts;
}
