/**
 * A set of row numbers from 0 to `size` - 1, one bit each. Only the words of 32 rows between its ends are kept:
 * a set of one row is one word, whatever the size.
 */
export class Bitset {
  readonly size: number;
  /** The number of the first word kept. */
  private readonly first: number;
  private readonly words: Uint32Array;

  private constructor(size: number, first: number, words: Uint32Array) {
    this.size = size;
    this.first = first;
    this.words = words;
  }

  /** Without rows; takes those from `from` to `to`, both included. */
  static empty(size: number, from = 0, to = size - 1): Bitset {
    const first = from >>> 5;
    return new Bitset(size, first, new Uint32Array(Math.max(0, (to >> 5) + 1 - first)));
  }

  static full(size: number): Bitset {
    const set = Bitset.empty(size);
    set.words.fill(0xffffffff);
    const lastBits = size % 32;
    if (lastBits !== 0) set.words[set.words.length - 1] = 2 ** lastBits - 1;
    return set;
  }

  /** Without rows, for good. */
  static none(size: number): Bitset {
    return new Bitset(size, 0, new Uint32Array());
  }

  /** These rows, in ascending order. */
  static of(size: number, rows: Uint32Array): Bitset {
    const set = Bitset.forRuns(size, [rows]);
    for (const row of rows) set.add(row);
    return set;
  }

  /** Without rows; takes those of these runs, each in ascending order. */
  static forRuns(size: number, runs: readonly Uint32Array[]): Bitset {
    let from = size;
    let to = -1;
    for (const run of runs) {
      from = Math.min(from, run[0] ?? size);
      to = Math.max(to, run[run.length - 1] ?? -1);
    }
    return to === -1 ? Bitset.none(size) : Bitset.empty(size, from, to);
  }

  /** Number of 32-bit words stored. */
  get span(): number {
    return this.words.length;
  }

  /** Only for rows the set was made for. */
  add(row: number): void {
    const word = (row >>> 5) - this.first;
    this.words[word] = ((this.words[word] ?? 0) | (1 << (row & 31))) >>> 0;
  }

  remove(row: number): void {
    const word = (row >>> 5) - this.first;
    if (word < 0 || word >= this.words.length) return;
    this.words[word] = ((this.words[word] ?? 0) & ~(1 << (row & 31))) >>> 0;
  }

  has(row: number): boolean {
    const word = (row >>> 5) - this.first;
    return (
      word >= 0 && word < this.words.length && (((this.words[word] ?? 0) >>> (row & 31)) & 1) === 1
    );
  }

  get byteLength(): number {
    return this.words.byteLength;
  }

  and(otherSet: Bitset): Bitset {
    const first = Math.max(this.first, otherSet.first);
    const words = this.words.slice(first - this.first, Math.max(0, otherSet.end - this.first));
    const theirs = first - otherSet.first;
    for (let at = 0; at < words.length; at++) {
      words[at] = (words[at] ?? 0) & (otherSet.words[at + theirs] ?? 0);
    }
    return new Bitset(this.size, first, words);
  }

  or(otherSet: Bitset): Bitset {
    if (this.words.length === 0) return otherSet;
    if (otherSet.words.length === 0) return this;
    const first = Math.min(this.first, otherSet.first);
    const words = new Uint32Array(Math.max(this.end, otherSet.end) - first);
    words.set(this.words, this.first - first);
    const theirs = otherSet.first - first;
    for (let at = 0; at < otherSet.words.length; at++) {
      words[at + theirs] = (words[at + theirs] ?? 0) | (otherSet.words[at] ?? 0);
    }
    return new Bitset(this.size, first, words);
  }

  without(otherSet: Bitset): Bitset {
    const words = this.words.slice();
    const theirs = this.first - otherSet.first;
    const end = Math.min(this.end, otherSet.end) - this.first;
    for (let at = Math.max(0, -theirs); at < end; at++) {
      words[at] = (words[at] ?? 0) & ~(otherSet.words[at + theirs] ?? 0);
    }
    return new Bitset(this.size, this.first, words);
  }

  count(): number {
    let total = 0;
    for (const word of this.words) total += bitCount(word);
    return total;
  }

  /** Row numbers in ascending order. */
  rows(): Uint32Array {
    const rows = new Uint32Array(this.count());
    let next = 0;
    for (let at = 0; at < this.words.length; at++) {
      const base = (this.first + at) * 32;
      for (let word = this.words[at] ?? 0; word !== 0; word = (word & (word - 1)) >>> 0) {
        rows[next++] = base + (31 - Math.clz32(word & -word));
      }
    }
    return rows;
  }

  /** The number after that of the last word kept. */
  private get end(): number {
    return this.first + this.words.length;
  }
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
