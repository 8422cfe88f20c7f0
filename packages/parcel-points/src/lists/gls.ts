import { numberOf, rowOf, textOf, wordsOf, type Row } from './field-values.ts';
import { readHours, spanOf } from './opening-hours.ts';

/** Reads the rows of `deliveryPoints/hu.json`: `items`. */
export function glsRows(json: unknown): readonly unknown[] | undefined {
  const { items } = rowOf(json);
  return Array.isArray(items) ? items : undefined;
}

/** Reads a row of GLS. Payment is possible at a point if `features` has `acceptsCard` or `acceptsCash`. */
export function glsPoint(value: unknown): Row {
  const row = rowOf(value);
  const contact = rowOf(row['contact']);
  const features = wordsOf(row['features']);
  const location: readonly unknown[] = Array.isArray(row['location']) ? row['location'] : [];
  return {
    code: textOf(row['id']),
    kind: /locker/i.test(textOf(row['type'])) ? 'locker' : 'shop',
    name: textOf(row['name']),
    country: textOf(contact['countryCode']).toUpperCase(),
    postcode: textOf(contact['postalCode']),
    city: textOf(contact['city']),
    street: textOf(contact['address']),
    hours: glsHours(row['hours']),
    latitude: numberOf(location[0]),
    longitude: numberOf(location[1]),
    cash_on_delivery: features.includes('acceptscard') || features.includes('acceptscash'),
    is_active:
      textOf(row['lockerSaturation']).toLowerCase() !== 'outoforder' &&
      (features.length === 0 || features.includes('delivery')),
  };
}

/**
 * Rows are `[weekday from 1, from, to]`, with a break `[weekday, from, to, break from, break to]`; null means closed.
 */
function glsHours(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const days = Array.from({ length: 7 }, () => '');
  for (const entry of value as readonly unknown[]) {
    const [day, from, to, breakFrom, breakTo] = Array.isArray(entry) ? entry.map(textOf) : [];
    if (!from || !to) continue;
    days[Number(day) - 1] =
      breakFrom && breakTo
        ? `${spanOf(from, breakFrom)}, ${spanOf(breakTo, to)}`
        : spanOf(from, to);
  }
  return readHours(days);
}
