import { viewAmount, type StoreView } from '@shop/shop-config';
import { type DocumentType, type Source, toNumber } from '@shop/catalog-documents';
import type { Phrasebook } from './phrasebook.ts';

/** Converts a document of the default store view to another view. */
export type ViewDocument = (type: DocumentType, source: Source) => Source;

/** Price fields of a product: in the document, a variant, the value of an option, the history. */
const amountFields = new Set([
  'price',
  'special_price',
  'final_price',
  'original_price',
  'original_source_price',
  'original_special_price',
  'original_final_price',
  'price_tax',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
]);
/** Net prices, in a document that another shop of the platform has priced (PR-13). */
const netFields = new Set([
  'price',
  'special_price',
  'final_price',
  'original_price',
  'original_special_price',
  'original_final_price',
]);
/** Fields with short texts. */
const wordFields = new Set(['name', 'title', 'label', 'lab', 'frontend_label', 'material_text']);
/** Longer texts, marked with their language if it is not the view's. */
const runningFields = ['short_description', 'description', 'care'] as const;
const attributeText = /^attribute_\d+$/;
/** Types of documents with catalog texts. Texts of people stay unchanged. */
const translated: ReadonlySet<DocumentType> = new Set([
  'product',
  'category',
  'attribute',
  'attribute_group',
]);

/** Returns true if a field of the catalog contains text that a view translates. */
export function isWorded(field: string): boolean {
  return (
    wordFields.has(field) ||
    attributeText.test(field) ||
    (runningFields as readonly string[]).includes(field)
  );
}

/**
 * Converts prices to the view's list prices and texts to its language. `text_language` is the language of the longer
 * texts: the view's, or that of the default view if a part has no translation.
 */
export function viewDocuments(
  { language, baseUnits }: Pick<StoreView, 'language' | 'baseUnits'>,
  { translate, knows }: Phrasebook,
  writtenIn: StoreView['language'],
): ViewDocument {
  const translateValue = (value: unknown) => (typeof value === 'string' ? translate(value) : value);
  const amount = (value: unknown) => {
    const number = toNumber(value);
    return number === undefined ? value : viewAmount({ baseUnits }, number);
  };
  /** A list price is gross: the net amount is computed from it. */
  const net = (value: unknown, rate: number) => {
    const number = toNumber(value);
    return number === undefined ? value : viewAmount({ baseUnits }, number * rate) / rate;
  };

  function walk(value: unknown, isPriced: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => walk(item, isPriced));
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Source;
    const inPercent = source['price_type'] === 'percent';
    const rate = isPriced ? rateOfPriced(source) : undefined;
    const translatedFields = Object.fromEntries(
      Object.entries(source).map(([field, inner]) => {
        if (isWorded(field)) return [field, translateValue(inner)];
        if (rate !== undefined && netFields.has(field)) return [field, net(inner, rate)];
        if (isPriced && amountFields.has(field)) return [field, inPercent ? inner : amount(inner)];
        if (isPriced && field === 'tier_prices') return [field, tiers(inner)];
        return [field, walk(inner, isPriced)];
      }),
    );
    if (rate !== undefined)
      translatedFields['original_price_tax'] =
        Number(translatedFields['original_price_incl_tax']) -
        Number(translatedFields['original_price']);
    const running = runningFields
      .map((field) => source[field])
      .filter((text) => text !== undefined && text !== null);
    if (running.length === 0) return translatedFields;
    const isKnown = running.every((text) => typeof text === 'string' && knows(text));
    return { ...translatedFields, text_language: isKnown ? language : writtenIn };
  }
  const tiers = (value: unknown) =>
    Array.isArray(value)
      ? value.map((tier: Source) => ({ ...tier, value: amount(tier['value']) }))
      : value;

  return (type, source) =>
    translated.has(type) ? (walk(source, type === 'product') as Source) : source;
}

/** Gross divided by net, if another shop of the platform has priced the document: its amounts add up (PR-13). */
function rateOfPriced(source: Source): number | undefined {
  const isOurs = (source['original_source_price'] ?? undefined) !== undefined;
  const net = toNumber(source['original_price']);
  const tax = toNumber(source['original_price_tax']);
  const gross = toNumber(source['original_price_incl_tax']);
  if (isOurs || net === undefined || tax === undefined || gross === undefined) return undefined;
  return net > 0 && gross > 0 && Math.abs(net + tax - gross) < 1 ? gross / net : undefined;
}
