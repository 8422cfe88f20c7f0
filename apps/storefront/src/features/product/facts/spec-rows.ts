import { useLingui } from '@lingui/react/macro';
import type { Attribute, Product } from '@shop/contract';
import { formatMeasure, type Locale } from '@shop/format';
import { useShop } from '../../../shop/use-shop.ts';

/** One fact of a product: label and value. */
export interface SpecRow {
  readonly label: string;
  readonly value: string;
}

/** Returns the known sizes and weights of a product, formatted for the language. */
export function useSizeRows(): (product: Product) => readonly SpecRow[] {
  const { t } = useLingui();
  const { language } = useShop().view;
  return (product) => {
    const measure = (field: string, unit: 'cm' | 'kg') => {
      const value = numberOf(product[field]);
      return value === undefined ? undefined : formatMeasure(value, unit, language);
    };
    return [
      { label: t`Width`, value: measure('width_cm', 'cm') },
      { label: t`Depth`, value: measure('depth_cm', 'cm') },
      { label: t`Height`, value: measure('height_cm', 'cm') },
      { label: t`Seat height`, value: measure('seat_height_cm', 'cm') },
      { label: t`Weight`, value: measure('weight_kg', 'kg') },
      { label: t`Maximum load`, value: measure('max_load_kg', 'kg') },
    ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  };
}

/** Returns the row of an attribute: the label of its option, or its own text; none for a blank value. */
export function attributeRow(
  product: Product,
  attribute: Attribute,
  language: Locale,
): readonly SpecRow[] {
  const code = attribute.attribute_code;
  const raw = product[code] ?? product[`${code}_options`];
  const values = (Array.isArray(raw) ? raw : [raw]).flatMap((value: unknown) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const option = attribute.options.find((candidate) => candidate.value === String(value));
    if (option === undefined && attribute.options.length > 0) return [];
    const text = (option?.label ?? String(value)).trim();
    return text === '' ? [] : [text];
  });
  const label = attribute.frontend_label ?? attribute.default_frontend_label;
  return label === undefined || values.length === 0
    ? []
    : [{ label, value: enumeration(values, language) }];
}

/**
 * Joins labels to one list, in which only the first begins with a capital: `Buklé, tölgy`. German nouns keep theirs.
 */
function enumeration(labels: readonly string[], language: Locale): string {
  const [first, ...otherLabels] = labels;
  return [first, ...otherLabels.map((label) => (language === 'de' ? label : lowFirst(label)))].join(
    ', ',
  );
}

/** Lowers the first letter; an abbreviation such as MDF stays unchanged. */
const lowFirst = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label;

/** Returns a catalog value if it is a positive number, else `undefined`. */
const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);

/** Returns a catalog value if it is a text that is not blank, else `undefined`. */
export const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
