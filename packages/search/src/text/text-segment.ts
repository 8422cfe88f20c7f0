import { LRUCache } from 'lru-cache';
import { Bitset } from '../columns/bitset.ts';
import { NumberList } from '../columns/number-list.ts';
import type { SearchVector } from './search-vector.ts';

/** Maximum number of cached sets of documents. */
const maxSets = 256;
/** Size in 32-bit words up to which a set is as fast to compute as to read from the cache. */
const fewWords = 16;
/** Longer keys are prefixes of many words and are not cached: they do not repeat. */
const maxKeyLength = 100;

interface SegmentData {
  /** The row of each document in the index of products. */
  readonly rows: Uint32Array;
  readonly lexemes: ReadonlyMap<string, number>;
  /** Index of the first post of each lexeme. */
  readonly postStarts: Uint32Array;
  readonly postDocuments: Uint32Array;
  /** Level of the word in the document. */
  readonly postLevels: Uint8Array;
  /** Numbers of the words in names, with their accents. */
  readonly accents: ReadonlyMap<string, number>;
  /** Index of the first document of each of these words. */
  readonly accentStarts: Uint32Array;
  readonly accentDocuments: Uint32Array;
  /** Number of words in the name of each document. */
  readonly nameLengths: Uint8Array;
}

/** Serializable state of a segment; maps are lists of words. */
export interface TextSegmentState extends Omit<SegmentData, 'lexemes' | 'accents'> {
  /** Words by lexeme. */
  readonly words: readonly string[];
  readonly accentWords: readonly string[];
  /** Documents that were dropped. */
  readonly dropped: Uint32Array;
}

/**
 * Index of the words of some products: which products have a word, and at which level. Documents are numbered in the
 * order in which they were added. A segment is immutable, except that documents may be dropped.
 */
export class TextSegment {
  readonly alive: Bitset;
  private readonly data: SegmentData;
  private sorted: readonly string[] | undefined;
  private readonly sets = new LRUCache<string, Bitset>({ max: maxSets });

  constructor(data: SegmentData, alive = Bitset.full(data.rows.length)) {
    this.data = data;
    this.alive = alive;
  }

  /** Returns arrays that the segment still uses: serialize them before the next change. */
  save(): TextSegmentState {
    const { lexemes, accents, ...arrays } = this.data;
    return {
      ...arrays,
      words: [...lexemes.keys()],
      accentWords: [...accents.keys()],
      dropped: Bitset.full(this.size).without(this.alive).rows(),
    };
  }

  static restore({ words, accentWords, dropped, ...arrays }: TextSegmentState): TextSegment {
    const alive = Bitset.full(arrays.rows.length);
    for (const document of dropped) alive.remove(document);
    const data = { ...arrays, lexemes: numbersOf(words), accents: numbersOf(accentWords) };
    return new TextSegment(data, alive);
  }

  get size(): number {
    return this.data.rows.length;
  }

  get rows(): Uint32Array {
    return this.data.rows;
  }

  lexemeOf(word: string): number | undefined {
    return this.data.lexemes.get(word);
  }

  /** Returns all words that begin with the prefix. */
  lexemesFrom(prefix: string): readonly number[] {
    this.sorted ??= [...this.data.lexemes.keys()].sort();
    const lexemes: number[] = [];
    const { sorted } = this;
    for (let at = firstFrom(sorted, prefix); at < sorted.length; at++) {
      const word = sorted[at] ?? '';
      if (!word.startsWith(prefix)) break;
      const lexeme = this.data.lexemes.get(word);
      if (lexeme !== undefined) lexemes.push(lexeme);
    }
    return lexemes;
  }

  /** Returns the documents with any of these words. Do not change the result. */
  documentsWith(lexemes: readonly number[]): Bitset {
    const { postStarts, postDocuments } = this.data;
    return this.remembered(lexemes.join(), () =>
      lexemes.map((lexeme) => postDocuments.subarray(postStarts[lexeme], postStarts[lexeme + 1])),
    );
  }

  /** Returns the documents whose name has all of these words with their accents. */
  documentsWithAccents(words: readonly string[]): Bitset {
    return words
      .map((word) => this.remembered(`accents of ${word}`, () => [this.accentDocuments(word)]))
      .reduce((all, documents) => all.and(documents));
  }

  private accentDocuments(word: string): Uint32Array {
    const { accents, accentStarts, accentDocuments } = this.data;
    const number = accents.get(word);
    return number === undefined
      ? noDocuments
      : accentDocuments.subarray(accentStarts[number], accentStarts[number + 1]);
  }

  /** Returns the number of documents with the word, including dropped ones. */
  postCount(lexeme: number): number {
    const { postStarts } = this.data;
    return (postStarts[lexeme + 1] ?? 0) - (postStarts[lexeme] ?? 0);
  }

  /** Returns true if one of these documents has the word and was not dropped. */
  hasDocument(lexeme: number, among: Bitset | undefined): boolean {
    const { postStarts, postDocuments } = this.data;
    const end = postStarts[lexeme + 1] ?? 0;
    for (let post = postStarts[lexeme] ?? 0; post < end; post++) {
      const document = postDocuments[post] ?? 0;
      if (this.alive.has(document) && (among === undefined || among.has(document))) return true;
    }
    return false;
  }

  /** Returns the number of words in the name of a document. */
  nameLengthOf(document: number): number {
    return this.data.nameLengths[document] ?? 0;
  }

  /** Sets the value of each document to the weight of the word's level, if that is higher. Documents must ascend. */
  raiseWeights(
    lexeme: number,
    documents: Uint32Array,
    weights: readonly number[],
    values: Float64Array,
  ): void {
    const { postStarts, postDocuments, postLevels } = this.data;
    const end = postStarts[lexeme + 1] ?? 0;
    let at = 0;
    for (let post = postStarts[lexeme] ?? 0; post < end; post++) {
      const document = postDocuments[post] ?? 0;
      while (at < documents.length && (documents[at] ?? 0) < document) at++;
      if (at === documents.length) return;
      if (documents[at] === document) {
        const weight = weights[postLevels[post] ?? 0] ?? 0;
        if (weight > (values[at] ?? 0)) values[at] = weight;
      }
    }
  }

  /** Copies the documents that were not dropped into a builder, to merge segments. */
  copyInto(builder: TextSegmentBuilder): void {
    const { lexemes, postStarts, postDocuments, postLevels, accents, rows, nameLengths } =
      this.data;
    const documentOf = new Int32Array(rows.length).fill(-1);
    rows.forEach((row, document) => {
      if (this.alive.has(document)) {
        documentOf[document] = builder.addDocument(row, nameLengths[document] ?? 0);
      }
    });
    for (const [word, lexeme] of lexemes) {
      const end = postStarts[lexeme + 1] ?? 0;
      for (let post = postStarts[lexeme] ?? 0; post < end; post++) {
        const document = documentOf[postDocuments[post] ?? 0] ?? -1;
        if (document >= 0) builder.addPost(word, document, postLevels[post] ?? 0);
      }
    }
    for (const word of accents.keys()) {
      for (const document of this.accentDocuments(word)) {
        const copied = documentOf[document] ?? -1;
        if (copied >= 0) builder.addAccent(word, copied);
      }
    }
  }

  /** Returns the union of the runs, cached: texts differ, but their words repeat. */
  private remembered(key: string, runs: () => readonly Uint32Array[]): Bitset {
    const existing = this.sets.get(key);
    if (existing !== undefined) return existing;
    const all = runs();
    const documents = Bitset.forRuns(this.size, all);
    for (const run of all) for (const document of run) documents.add(document);
    if (documents.span > fewWords && key.length <= maxKeyLength) this.sets.set(key, documents);
    return documents;
  }
}

const noDocuments = new Uint32Array();

/** Builds a segment product by product. */
export class TextSegmentBuilder {
  private readonly rows = new NumberList();
  private readonly nameLengths = new NumberList();
  private readonly lexemes = new Map<string, number>();
  private readonly accents = new Map<string, number[]>();
  /** Posts in the order of their addition: a lexeme, and a document with a level in its lowest three bits. */
  private readonly postLexemes = new NumberList();
  private readonly posts = new NumberList();

  get size(): number {
    return this.rows.length;
  }

  add(row: number, { levels, accents, nameLength }: SearchVector): void {
    const document = this.addDocument(row, nameLength);
    for (const [word, level] of levels) this.addPost(word, document, level);
    for (const word of accents) this.addAccent(word, document);
  }

  /** Adds a document and returns its number. */
  addDocument(row: number, nameLength: number): number {
    this.rows.push(row);
    this.nameLengths.push(Math.min(nameLength, 255));
    return this.rows.length - 1;
  }

  /** Adds a word of a document. Documents of one word must ascend. */
  addPost(word: string, document: number, level: number): void {
    let lexeme = this.lexemes.get(word);
    if (lexeme === undefined) {
      lexeme = this.lexemes.size;
      this.lexemes.set(word, lexeme);
    }
    this.postLexemes.push(lexeme);
    this.posts.push((document << levelBits) | level);
  }

  addAccent(word: string, document: number): void {
    const documents = this.accents.get(word);
    if (documents === undefined) this.accents.set(word, [document]);
    else documents.push(document);
  }

  build(): TextSegment {
    const [postLexemes, posts] = [this.postLexemes.toArray(), this.posts.toArray()];
    const postStarts = new Uint32Array(this.lexemes.size + 1);
    for (const lexeme of postLexemes) postStarts[lexeme + 1] = (postStarts[lexeme + 1] ?? 0) + 1;
    for (let lexeme = 0; lexeme < this.lexemes.size; lexeme++) {
      postStarts[lexeme + 1] = (postStarts[lexeme + 1] ?? 0) + (postStarts[lexeme] ?? 0);
    }
    const next = postStarts.slice();
    const postDocuments = new Uint32Array(posts.length);
    const postLevels = new Uint8Array(posts.length);
    posts.forEach((post, at) => {
      const lexeme = postLexemes[at] ?? 0;
      const place = next[lexeme] ?? 0;
      next[lexeme] = place + 1;
      postDocuments[place] = post >>> levelBits;
      postLevels[place] = post & levelMask;
    });
    const accentStarts = new Uint32Array(this.accents.size + 1);
    const accentDocuments: number[] = [];
    let word = 0;
    for (const documents of this.accents.values()) {
      for (const document of documents) accentDocuments.push(document);
      accentStarts[++word] = accentDocuments.length;
    }
    return new TextSegment({
      rows: this.rows.toArray().slice(),
      lexemes: this.lexemes,
      postStarts,
      postDocuments,
      postLevels,
      accents: numbersOf(this.accents.keys()),
      accentStarts,
      accentDocuments: Uint32Array.from(accentDocuments),
      nameLengths: Uint8Array.from(this.nameLengths.toArray()),
    });
  }
}

const levelBits = 3;
const levelMask = (1 << levelBits) - 1;

function numbersOf(words: Iterable<string>): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const word of words) numbers.set(word, numbers.size);
  return numbers;
}

/** Returns the index of the first text that is not less than `target`. */
function firstFrom(sorted: readonly string[], target: string): number {
  let [start, end] = [0, sorted.length];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if ((sorted[middle] ?? target) < target) start = middle + 1;
    else end = middle;
  }
  return start;
}
