import type { Sql } from 'postgres';
import type { Weights } from './text-rank.ts';
import { TextSegmentBuilder, type ProductText, type TextSegment } from './text-segment.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

const batchSize = 2_000;
/** Segments are joined until each is at least so many times as big as the next. */
const growth = 2;
/** Everything is read anew when what came later is this share of it. */
const mostLater = 1 / 4;
const fewLater = 2_000;

/** The words of all products, kept as the database has them: for finding without asking it. */
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
export function createTextIndex(sql: Sql, weights: Weights): TextIndex {
  let segments: TextSegment[] = [];
  let vocabulary = createVocabulary([]);
  let places = new Map<string, Place>();
  /** What stands in all segments but the first, to join them. */
  let later = new Map<string, ProductText>();

  const put = (segment: TextSegment, rowOf: RowOf) => {
    segment.rows = Uint32Array.from(segment.ids, (id) => rowOf(id) ?? 0);
    segment.ids.forEach((id, document) => {
      const before = places.get(id);
      before?.segment.alive.remove(before.document);
      places.set(id, { segment, document });
    });
    segments.push(segment);
  };

  const load = async (rowOf: RowOf) => {
    const builder = new TextSegmentBuilder(weights);
    for await (const batch of readTexts(sql)) {
      for (const text of batch) if (rowOf(text.id) !== undefined) builder.add(text);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const words = await readVocabulary(sql);
    segments = [];
    places = new Map();
    later = new Map();
    vocabulary = createVocabulary(words);
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
        later.delete(id);
      }
    },
    async take(ids, rowOf) {
      const texts = (await readTextsOf(sql, ids)).filter(({ id }) => rowOf(id) !== undefined);
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
      vocabulary = createVocabulary(await readVocabulary(sql));
    },
  };
}

async function* readTexts(sql: Sql): AsyncGenerator<readonly ProductText[]> {
  let after = '';
  for (;;) {
    const batch = await sql<ProductText[]>`
      SELECT product_id AS id, words::text, accents::text FROM product_text
      WHERE product_id > ${after} ORDER BY product_id LIMIT ${batchSize}`;
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) return;
    after = last.id;
  }
}

async function readTextsOf(sql: Sql, ids: readonly string[]): Promise<readonly ProductText[]> {
  return sql<ProductText[]>`
    SELECT product_id AS id, words::text, accents::text FROM product_text
    WHERE product_id = ANY(${ids as string[]}) ORDER BY product_id`;
}

async function readVocabulary(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ word: string }[]>`SELECT word FROM search_word`;
  return rows.map(({ word }) => word);
}
