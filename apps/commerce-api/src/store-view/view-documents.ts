import { viewAmount, type StoreView } from '@shop/shop-config';
import type { DocumentType, Source } from '../catalogue/document.ts';
import { asNumber } from '../catalogue/loose.ts';
import type { Translate } from './view-words.ts';

/** A document of the default store view as it stands in another. */
export type ViewDocument = (type: DocumentType, source: Source) => Source;

/** Prices wherever they stand in a product: in the document, a variant, an option's value, the history. */
const amountFields = new Set([
  'price',
  'special_price',
  'final_price',
  'original_price',
  'original_special_price',
  'original_final_price',
  'price_tax',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
]);
/** Words shown by themselves; running text stays in the language it was written in. */
const wordFields = new Set(['name', 'title', 'label', 'lab', 'frontend_label', 'material_text']);
/** Whose documents have words of the catalogue. What people write and the content's pages stay as they are. */
const translated: ReadonlySet<DocumentType> = new Set([
  'product',
  'category',
  'attribute',
  'attribute_group',
]);

/** Prices become list prices of the view's currency, names and labels words of its language. */
export function viewDocuments(
  view: Pick<StoreView, 'baseUnits'>,
  translate: Translate,
): ViewDocument {
  const word = (value: unknown) => (typeof value === 'string' ? translate(value) : value);
  const amount = (value: unknown) => {
    const number = asNumber(value);
    return number === undefined ? value : viewAmount(view, number);
  };

  function walk(value: unknown, isPriced: boolean): unknown {
    if (Array.isArray(value)) return value.map((each) => walk(each, isPriced));
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Source;
    const inPercent = source['price_type'] === 'percent';
    return Object.fromEntries(
      Object.entries(source).map(([field, inner]) => {
        if (wordFields.has(field)) return [field, word(inner)];
        if (isPriced && amountFields.has(field)) return [field, inPercent ? inner : amount(inner)];
        if (isPriced && field === 'tier_prices') return [field, tiers(inner)];
        return [field, walk(inner, isPriced)];
      }),
    );
  }
  const tiers = (value: unknown) =>
    Array.isArray(value)
      ? value.map((tier: Source) => ({ ...tier, value: amount(tier['value']) }))
      : value;

  return (type, source) =>
    translated.has(type) ? (walk(source, type === 'product') as Source) : source;
}
