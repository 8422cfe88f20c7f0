import { LRUCache } from 'lru-cache';
import { NumberList } from '../columns/number-list.ts';
import { Bitset } from '../columns/bitset.ts';
import { readSearchVector } from './search-vector.ts';
import { placesRank, type Weights } from './text-rank.ts';

/** Remembered sets of documents, one bit for each. */
const mostFound = 256;
/** Words of a set that is found again as fast as it is remembered. */
const fewWords = 16;
/** A longer name is that of a beginning many words have: it does not come again. */
const mostName = 100;

/** The words of one product, as `product_text` has them. */
export interface ProductText {
  readonly id: string;
  /** A `tsvector` as text. */
  readonly words: string;
  readonly accents: string;
}

/**
 * The words of a number of products: which products have a word, and where in each. Documents are numbered as
 * they were added; what stands in a segment never changes, but a document may be dropped.
 */
export class TextSegment {
  readonly ids: readonly string[];
  /** The row of each document in the index of products. */
  rows = new Uint32Array();
  readonly alive: Bitset;
  private readonly lexemes: ReadonlyMap<string, number>;
  private readonly accents: ReadonlyMap<string, Uint32Array>;
  private readonly arrays: SegmentArrays;
  private sorted: readonly string[] | undefined;
  private readonly found = new LRUCache<string, Bitset>({ max: mostFound });

  constructor(
    ids: readonly string[],
    lexemes: ReadonlyMap<string, number>,
    accents: ReadonlyMap<string, Uint32Array>,
    arrays: SegmentArrays,
  ) {
    this.ids = ids;
    this.lexemes = lexemes;
    this.accents = accents;
    this.arrays = arrays;
    this.alive = Bitset.full(ids.length);
  }

  get lexemeCount(): number {
    return this.lexemes.size;
  }

  lexemeOf(word: string): number | undefined {
    return this.lexemes.get(word);
  }

  /** All words that begin so. */
  lexemesFrom(prefix: string): readonly number[] {
    this.sorted ??= [...this.lexemes.keys()].sort();
    const lexemes: number[] = [];
    const { sorted } = this;
    for (let at = firstFrom(sorted, prefix, 0, sorted.length); at < sorted.length; at++) {
      const word = sorted[at] ?? '';
      if (!word.startsWith(prefix)) break;
      const lexeme = this.lexemes.get(word);
      if (lexeme !== undefined) lexemes.push(lexeme);
    }
    return lexemes;
  }

  /** The documents that have any of these words. */
  documentsWith(lexemes: readonly number[]): Bitset {
    const { postStarts, postDocuments } = this.arrays;
    return this.remembered(lexemes.join(), () =>
      lexemes.map((lexeme) => postDocuments.subarray(postStarts[lexeme], postStarts[lexeme + 1])),
    );
  }

  /** The documents whose name has all of these words, accents and all. */
  documentsWithAccents(words: readonly string[]): Bitset {
    return words
      .map((word) => this.remembered(`accents of ${word}`, () => [this.accents.get(word) ?? none]))
      .reduce((all, documents) => all.and(documents));
  }

  /** Union of the runs, cached: texts differ, their words repeat. Read only. */
  private remembered(name: string, runs: () => readonly Uint32Array[]): Bitset {
    const existing = this.found.get(name);
    if (existing !== undefined) return existing;
    const all = runs();
    const lexemes = Bitset.forRuns(this.ids.length, all);
    for (const run of all) for (const document of run) lexemes.add(document);
    if (lexemes.span > fewWords && name.length <= mostName) this.found.set(name, lexemes);
    return lexemes;
  }

  /** Number of documents with the word, removed ones included. */
  postCount(lexeme: number): number {
    const { postStarts } = this.arrays;
    return (postStarts[lexeme + 1] ?? 0) - (postStarts[lexeme] ?? 0);
  }

  /** Returns true if one of these documents has the word and was not removed. */
  hasDocument(lexeme: number, among: Bitset | undefined): boolean {
    const { postStarts, postDocuments } = this.arrays;
    const end = postStarts[lexeme + 1] ?? 0;
    for (let post = postStarts[lexeme] ?? 0; post < end; post++) {
      const document = postDocuments[post] ?? 0;
      if (this.alive.has(document) && (among === undefined || among.has(document))) return true;
    }
    return false;
  }

  /** Number of different words of a document. */
  lengthOf(document: number): number {
    return this.arrays.lengths[document] ?? 0;
  }

  /** Adds what a word counts in each of these documents, in ascending order, times `factor` to `ranks`. */
  addRanks(lexeme: number, documents: Uint32Array, factor: number, ranks: Float64Array): void {
    const { postStarts, postDocuments, postRanks } = this.arrays;
    const end = postStarts[lexeme + 1] ?? 0;
    let at = 0;
    for (let post = postStarts[lexeme] ?? 0; post < end; post++) {
      const document = postDocuments[post] ?? 0;
      while (at < documents.length && (documents[at] ?? 0) < document) at++;
      if (at === documents.length) return;
      if (documents[at] === document) {
        ranks[at] = (ranks[at] ?? 0) + (postRanks[post] ?? 0) * factor;
      }
    }
  }

  /** Posts of a word in these documents, in ascending order; -1 where it is missing. */
  postsOf(lexeme: number, documents: Uint32Array): Int32Array {
    const { postStarts, postDocuments } = this.arrays;
    const posts = new Int32Array(documents.length).fill(-1);
    const end = postStarts[lexeme + 1] ?? 0;
    let at = 0;
    for (let post = postStarts[lexeme] ?? 0; post < end && at < documents.length; post++) {
      const document = postDocuments[post] ?? 0;
      while (at < documents.length && (documents[at] ?? 0) < document) at++;
      if (documents[at] === document) posts[at] = post;
    }
    return posts;
  }

  /** Position of a post's word in its document. */
  placesOf(post: number): Uint16Array {
    const { placeStarts, places } = this.arrays;
    return places.subarray(placeStarts[post], placeStarts[post + 1]);
  }
}

const none = new Uint32Array();

interface SegmentArrays {
  /** Number of words of each document. */
  readonly lengths: Uint32Array;
  /** Start of the documents of each lexeme. */
  readonly postStarts: Uint32Array;
  readonly postDocuments: Uint32Array;
  /** Rank of the word in the document, as {@link placesRank}. */
  readonly postRanks: Float32Array;
  /** Start of the word's positions in the document. */
  readonly placeStarts: Uint32Array;
  readonly places: Uint16Array;
}

/** Collects a segment product by product. */
export class TextSegmentBuilder {
  private readonly weights: Weights;
  private readonly ids: string[] = [];
  private readonly lexemes = new Map<string, number>();
  private readonly accents = new Map<string, number[]>();
  private readonly lengths = new NumberList();
  /** Positions of each word of each document, one after the other. */
  private readonly lexemeNumbers = new NumberList();
  /** End of the positions of each word. */
  private readonly placeEnds = new NumberList();
  private readonly places = new NumberList();

  constructor(weights: Weights) {
    this.weights = weights;
  }

  get size(): number {
    return this.ids.length;
  }

  add({ id, words, accents }: ProductText): void {
    const document = this.ids.push(id) - 1;
    const vector = readSearchVector(words);
    for (const { lexeme, positions } of vector) {
      this.lexemeNumbers.push(this.numberOf(lexeme));
      for (const position of positions) this.places.push(position);
      this.placeEnds.push(this.places.length);
    }
    this.lengths.push(vector.length);
    for (const { lexeme } of readSearchVector(accents)) {
      const documents = this.accents.get(lexeme);
      if (documents === undefined) this.accents.set(lexeme, [document]);
      else documents.push(document);
    }
  }

  build(): TextSegment {
    const lexemeNumbers = this.lexemeNumbers.toArray();
    const lengths = this.lengths.toArray().slice();
    const postStarts = new Uint32Array(this.lexemes.size + 1);
    for (const lexeme of lexemeNumbers) postStarts[lexeme + 1] = (postStarts[lexeme + 1] ?? 0) + 1;
    for (let lexeme = 0; lexeme < this.lexemes.size; lexeme++) {
      postStarts[lexeme + 1] = (postStarts[lexeme + 1] ?? 0) + (postStarts[lexeme] ?? 0);
    }
    const next = postStarts.slice();
    const postDocuments = new Uint32Array(lexemeNumbers.length);
    /** Which of the collected words each is. */
    const words = new Uint32Array(lexemeNumbers.length);
    let word = 0;
    lengths.forEach((length, document) => {
      for (const end = word + length; word < end; word++) {
        const lexeme = lexemeNumbers[word] ?? 0;
        const post = next[lexeme] ?? 0;
        postDocuments[post] = document;
        words[post] = word;
        next[lexeme] = post + 1;
      }
    });
    return new TextSegment(
      this.ids,
      this.lexemes,
      new Map([...this.accents].map(([lexeme, lexemes]) => [lexeme, Uint32Array.from(lexemes)])),
      {
        lengths,
        postStarts,
        postDocuments,
        ...this.placesAndRanks(words),
      },
    );
  }

  /** In the order of these words. */
  private placesAndRanks(
    words: Uint32Array,
  ): Pick<SegmentArrays, 'placeStarts' | 'places' | 'postRanks'> {
    const placeStarts = new Uint32Array(words.length + 1);
    const places = new Uint16Array(this.places.length);
    const postRanks = new Float32Array(words.length);
    let next = 0;
    words.forEach((word, post) => {
      const end = this.placeEnds.at(word);
      for (let at = this.placeEnds.at(word - 1); at < end; at++)
        places[next++] = this.places.at(at);
      placeStarts[post + 1] = next;
      postRanks[post] = placesRank(places.subarray(placeStarts[post], next), this.weights);
    });
    return { placeStarts, places, postRanks };
  }

  private numberOf(lexeme: string): number {
    let number = this.lexemes.get(lexeme);
    if (number === undefined) {
      number = this.lexemes.size;
      this.lexemes.set(lexeme, number);
    }
    return number;
  }
}

/** The first place from `low` to `high` whose value is not before the wanted one; `high` when all are. */
function firstFrom<T extends string | number>(
  sorted: ArrayLike<T>,
  target: T,
  low: number,
  high: number,
): number {
  let [start, end] = [low, high];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if ((sorted[middle] ?? target) < target) start = middle + 1;
    else end = middle;
  }
  return start;
}
