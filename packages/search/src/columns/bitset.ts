/**
 * A set of row numbers from 0 to `size` - 1, one bit each. Stores only the blocks of 32 rows between its first and last
 * row: a set of one row is one block at any `size`.
 */
export class Bitset {
  readonly size: number;
  /** Index of the first stored block. */
  private readonly first: number;
  private readonly blocks: Uint32Array;

  private constructor(size: number, first: number, blocks: Uint32Array) {
    this.size = size;
    this.first = first;
    this.blocks = blocks;
  }

  /** Creates an empty set that can store the rows from `from` to `to`, both included. */
  static empty(size: number, from = 0, to = size - 1): Bitset {
    const first = from >>> 5;
    return new Bitset(size, first, new Uint32Array(Math.max(0, (to >> 5) + 1 - first)));
  }

  static full(size: number): Bitset {
    const set = Bitset.empty(size);
    set.blocks.fill(0xffffffff);
    const lastBits = size % 32;
    if (lastBits !== 0) set.blocks[set.blocks.length - 1] = 2 ** lastBits - 1;
    return set;
  }

  /** Creates an empty set that can store no rows. */
  static none(size: number): Bitset {
    return new Bitset(size, 0, new Uint32Array());
  }

  /** Creates a set of these rows, which must ascend. */
  static of(size: number, rows: Uint32Array): Bitset {
    const set = Bitset.forRuns(size, [rows]);
    for (const row of rows) set.add(row);
    return set;
  }

  /** Creates an empty set that can store the rows of these runs. Each run must ascend. */
  static forRuns(size: number, runs: readonly Uint32Array[]): Bitset {
    let from = size;
    let to = -1;
    for (const run of runs) {
      from = Math.min(from, run[0] ?? size);
      to = Math.max(to, run[run.length - 1] ?? -1);
    }
    return to === -1 ? Bitset.none(size) : Bitset.empty(size, from, to);
  }

  /** Number of stored blocks of 32 bits. */
  get span(): number {
    return this.blocks.length;
  }

  /** Adds a row. The row must be in the range that the set was created for. */
  add(row: number): void {
    const index = (row >>> 5) - this.first;
    this.blocks[index] = ((this.blocks[index] ?? 0) | (1 << (row & 31))) >>> 0;
  }

  remove(row: number): void {
    const index = (row >>> 5) - this.first;
    if (index < 0 || index >= this.blocks.length) return;
    this.blocks[index] = ((this.blocks[index] ?? 0) & ~(1 << (row & 31))) >>> 0;
  }

  has(row: number): boolean {
    const index = (row >>> 5) - this.first;
    return (
      index >= 0 &&
      index < this.blocks.length &&
      (((this.blocks[index] ?? 0) >>> (row & 31)) & 1) === 1
    );
  }

  get byteLength(): number {
    return this.blocks.byteLength;
  }

  and(otherSet: Bitset): Bitset {
    const first = Math.max(this.first, otherSet.first);
    const resultBlocks = this.blocks.slice(
      first - this.first,
      Math.max(0, otherSet.end - this.first),
    );
    const theirs = first - otherSet.first;
    for (let at = 0; at < resultBlocks.length; at++) {
      resultBlocks[at] = (resultBlocks[at] ?? 0) & (otherSet.blocks[at + theirs] ?? 0);
    }
    return new Bitset(this.size, first, resultBlocks);
  }

  or(otherSet: Bitset): Bitset {
    if (this.blocks.length === 0) return otherSet;
    if (otherSet.blocks.length === 0) return this;
    const first = Math.min(this.first, otherSet.first);
    const resultBlocks = new Uint32Array(Math.max(this.end, otherSet.end) - first);
    resultBlocks.set(this.blocks, this.first - first);
    const theirs = otherSet.first - first;
    for (let at = 0; at < otherSet.blocks.length; at++) {
      resultBlocks[at + theirs] = (resultBlocks[at + theirs] ?? 0) | (otherSet.blocks[at] ?? 0);
    }
    return new Bitset(this.size, first, resultBlocks);
  }

  without(otherSet: Bitset): Bitset {
    const resultBlocks = this.blocks.slice();
    const theirs = this.first - otherSet.first;
    const end = Math.min(this.end, otherSet.end) - this.first;
    for (let at = Math.max(0, -theirs); at < end; at++) {
      resultBlocks[at] = (resultBlocks[at] ?? 0) & ~(otherSet.blocks[at + theirs] ?? 0);
    }
    return new Bitset(this.size, this.first, resultBlocks);
  }

  count(): number {
    let total = 0;
    for (const block of this.blocks) total += bitCount(block);
    return total;
  }

  /** Row numbers in ascending order. */
  rows(): Uint32Array {
    const rows = new Uint32Array(this.count());
    let next = 0;
    for (let at = 0; at < this.blocks.length; at++) {
      const base = (this.first + at) * 32;
      for (let block = this.blocks[at] ?? 0; block !== 0; block = (block & (block - 1)) >>> 0) {
        rows[next++] = base + (31 - Math.clz32(block & -block));
      }
    }
    return rows;
  }

  /** Index after the last stored block. */
  private get end(): number {
    return this.first + this.blocks.length;
  }
}

function bitCount(block: number): number {
  let bits = block - ((block >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
