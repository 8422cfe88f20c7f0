import { createHash } from 'node:crypto';
import { splitCompound, wordsOf, type SearchLanguage } from '@shop/search';
import type { Sql, TransactionSql } from 'postgres';
import { readDocuments } from '../document-table.ts';
import type { Source } from '../document.ts';
import { toSources, toRawText } from '../coerce.ts';

/** Search words of one product, as lists of words joined by spaces. */
export interface ProductWords {
  readonly id: string;
  readonly name: string;
  readonly nameStems: string;
  readonly sku: string;
  readonly category: string;
  readonly categoryStems: string;
  /** Heads of compounds and the labels of variants: found, but behind everything else. */
  readonly parts: string;
  /** In small letters, for the list that typing mistakes are looked up in. */
  readonly vocabulary: readonly string[];
}

export function productWords(id: string, source: Source, language: SearchLanguage): ProductWords {
  const { fold, stem } = language;
  // Small letters from here: a database of the locale C would leave `Á` a capital.
  const name = wordsOf((toRawText(source['name']) ?? '').toLowerCase());
  const category = toSources(source['category']).flatMap((entry) =>
    wordsOf((toRawText(entry['name']) ?? '').toLowerCase()),
  );
  const labels = toSources(source['configurable_options']).flatMap((option) =>
    toSources(option['values']).flatMap((value) => wordsOf(toRawText(value['label']) ?? '')),
  );
  const skuWords = wordsOf(toRawText(source['sku']) ?? '').map((word) => word.toLowerCase());
  const heads = [...name, ...category].flatMap((word) => splitCompound(word, language)?.[1] ?? []);
  return {
    id,
    name: name.join(' '),
    nameStems: name.map(stem).join(' '),
    sku: [...skuWords, skuWords.join('')].join(' '),
    category: category.join(' '),
    categoryStems: category.map(stem).join(' '),
    parts: [...heads, ...labels.map(stem), ...labels.map((label) => fold(label))].join(' '),
    vocabulary: [...name, ...category, ...labels]
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= 3 && word.length <= 60 && !/\d/.test(word)),
  };
}

/** Writes what these products can be found by, replacing what stood there; their words for the list. */
export async function writeProductWords(
  sql: Sql | TransactionSql,
  products: readonly { readonly id: string; readonly source: Source }[],
  language: SearchLanguage,
): Promise<readonly string[]> {
  if (products.length === 0) return [];
  const rows = products.map(({ id, source }) => productWords(id, source, language));
  const column = (field: Exclude<keyof ProductWords, 'vocabulary'>) =>
    rows.map((row) => row[field]);
  await sql`
    INSERT INTO product_text (product_id, words, accents)
    SELECT id,
      setweight(to_tsvector('shop_hu', name) || to_tsvector('simple', name_stems), 'A')
        || setweight(to_tsvector('simple', sku), 'B')
        || setweight(to_tsvector('shop_hu', category) || to_tsvector('simple', category_stems), 'C')
        || setweight(to_tsvector('simple', parts), 'D'),
      to_tsvector('shop_hu_accents', name) || to_tsvector('simple', name)
    FROM unnest(
      ${column('id')}::text[], ${column('name')}::text[], ${column('nameStems')}::text[],
      ${column('sku')}::text[], ${column('category')}::text[], ${column('categoryStems')}::text[],
      ${column('parts')}::text[]
    ) AS row (id, name, name_stems, sku, category, category_stems, parts)
    ON CONFLICT (product_id) DO UPDATE SET words = excluded.words, accents = excluded.accents`;
  const vocabulary = [...new Set(rows.flatMap((row) => row.vocabulary))];
  // In one order for everybody, so that two imports never wait for each other crosswise.
  await sql`
    INSERT INTO search_word (word) SELECT unnest(${vocabulary.sort()}::text[])
    ON CONFLICT DO NOTHING`;
  return vocabulary;
}

/** Makes every product's words again. The old ones go last: meanwhile others read the list, or make it too. */
export async function rewriteAllWords(
  sql: Sql,
  language: SearchLanguage,
  onWritten?: (products: number) => void,
): Promise<void> {
  const old = await sql<{ word: string }[]>`SELECT word FROM search_word`;
  const currentWords = new Set<string>();
  for await (const batch of readDocuments(sql, 'product')) {
    for (const word of await writeProductWords(sql, batch, language)) currentWords.add(word);
    onWritten?.(batch.length);
  }
  const outdatedWords = old.map(({ word }) => word).filter((word) => !currentWords.has(word));
  await sql`DELETE FROM search_word WHERE word = ANY(${outdatedWords}::text[])`;
}

const stateName = 'search-language';
/** Part of the fingerprint: to be raised when the way words are made from documents changes. */
const algorithm = 5;

/** Makes every product's words again when the language has changed since they were made. */
export async function keepWordsCurrent(sql: Sql, language: SearchLanguage): Promise<void> {
  const [state] = await sql<{ value: string }[]>`
    SELECT value FROM shop_state WHERE name = ${stateName}`;
  const fingerprint = fingerprintOf(language);
  if (state?.value === fingerprint) return;
  await rewriteAllWords(sql, language);
  await sql`
    INSERT INTO shop_state (name, value) VALUES (${stateName}, ${fingerprint})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}

/** Changes when indexed words would change. */
function fingerprintOf({ heads }: SearchLanguage): string {
  return createHash('sha256')
    .update(JSON.stringify([algorithm, heads]))
    .digest('hex');
}
