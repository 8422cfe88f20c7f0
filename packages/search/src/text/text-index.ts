import { hash } from 'node:crypto';
import type { SearchLanguage } from '../language/search-language.ts';
import type { Weights } from './text-rank.ts';
import { TextSegmentBuilder, type ProductText, type TextSegment } from './text-segment.ts';
import { createVocabulary, type KnownWord, type Vocabulary } from './vocabulary.ts';

/** Segments are joined until each is at least so many times as big as the next. */
const growth = 2;
/** Everything is read anew when what came later is this share of it. */
const mostLater = 1 / 4;
const fewLater = 2_000;

/** Source of the words of products. */
export interface TextSource {
  /** Words of every product. */
  all(): AsyncIterable<readonly ProductText[]>;
  of(ids: readonly string[]): Promise<readonly ProductText[]>;
  /** Every word of the catalog, in small letters, as of the last reading. */
  vocabulary(): Promise<Iterable<string>>;
}

/** The words of all products: for finding without asking the database. */
export interface TextIndex {
  readonly segments: readonly TextSegment[];
  readonly vocabulary: Vocabulary;
  /** Reads again what these products can be found by. `rowOf`: of a product that is in the index. */
  take(ids: readonly string[], rowOf: RowOf): Promise<void>;
  /** These products are no more. */
  drop(ids: readonly string[]): void;
  /** Reads everything. */
  load(rowOf: RowOf): Promise<void>;
}

type RowOf = (id: string) => number | undefined;

interface Place {
  readonly segment: TextSegment;
  readonly document: number;
}

/** `weights`: what words count by where they stand. */
export function createTextIndex(
  source: TextSource,
  weights: Weights,
  { fold, stem }: Pick<SearchLanguage, 'fold' | 'stem'>,
): TextIndex {
  const wordsByText = new Map<string, KnownWord>();
  const wordOf = (spelling: string): KnownWord => {
    const previous = wordsByText.get(spelling);
    if (previous !== undefined) return previous;
    const folded = fold(spelling);
    const word = { written: spelling, folded, stem: stem(folded) };
    wordsByText.set(spelling, word);
    return word;
  };
  const readVocabulary = async () =>
    createVocabulary(Array.from(await source.vocabulary(), wordOf));
  let segments: TextSegment[] = [];
  let vocabulary = createVocabulary([]);
  let places = new Map<string, Place>();
  /** Fingerprint of each product's words: most changes of a product, such as its price, keep them. */
  let marks = new Map<string, string>();
  /** Contents of all segments but the first, for joining them. */
  let later = new Map<string, ProductText>();

  const put = (segment: TextSegment, rowOf: RowOf) => {
    segment.rows = Uint32Array.from(segment.ids, (id) => rowOf(id) ?? 0);
    segment.ids.forEach((id, document) => {
      const previous = places.get(id);
      previous?.segment.alive.remove(previous.document);
      places.set(id, { segment, document });
    });
    segments.push(segment);
  };

  const load = async (rowOf: RowOf) => {
    const builder = new TextSegmentBuilder(weights);
    const read = new Map<string, string>();
    for await (const batch of source.all()) {
      for (const text of batch) {
        if (rowOf(text.id) === undefined) continue;
        builder.add(text);
        read.set(text.id, markOf(text));
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    const words = await readVocabulary();
    segments = [];
    places = new Map();
    marks = read;
    later = new Map();
    vocabulary = words;
    put(builder.build(), rowOf);
  };

  return {
    get segments() {
      return segments;
    },
    get vocabulary() {
      return vocabulary;
    },
    load,
    drop(ids) {
      for (const id of ids) {
        const place = places.get(id);
        place?.segment.alive.remove(place.document);
        places.delete(id);
        marks.delete(id);
        later.delete(id);
      }
    },
    async take(ids, rowOf) {
      const texts = (await source.of(ids)).filter(
        (text) => rowOf(text.id) !== undefined && marks.get(text.id) !== markOf(text),
      );
      if (texts.length === 0) return;
      for (const text of texts) later.set(text.id, text);
      if (later.size > fewLater && later.size > places.size * mostLater) return load(rowOf);
      const joined = new Set(texts.map(({ id }) => id));
      while (segments.length > 1 && (segments.at(-1)?.ids.length ?? 0) < joined.size * growth) {
        const last = segments.pop();
        last?.ids.forEach((id, document) => {
          if (last.alive.has(document)) joined.add(id);
        });
      }
      const builder = new TextSegmentBuilder(weights);
      for (const id of joined) {
        const text = later.get(id);
        if (text !== undefined) builder.add(text);
      }
      put(builder.build(), rowOf);
      vocabulary = await readVocabulary();
      // Last: who failed before comes with the same products again.
      for (const text of texts) marks.set(text.id, markOf(text));
    },
  };
}

/** The same for the same words. */
function markOf({ words, accents }: ProductText): string {
  return hash('sha1', `${words}\n${accents}`, 'base64');
}
