import { flagOf, numberOf, rowOf, streetOf, textOf, wordsOf, type Row } from './field-values.ts';
import { readHours } from './opening-hours.ts';

const days = ['hetfo', 'kedd', 'szerda', 'csutortok', 'pentek', 'szombat', 'vasarnap'];

/** Reads the rows of `foxplus.json`: a list of points. */
export function foxpostRows(json: unknown): readonly unknown[] | undefined {
  return Array.isArray(json) ? json : undefined;
}

/**
 * Reads a row of Foxpost. Labels need `operator_id`, or `place_id` if it is empty. A "Z-Pont" is a shop, every other
 * variant a locker.
 */
export function foxpostPoint(value: unknown): Row {
  const row = rowOf(value);
  const open = rowOf(row['open']);
  const [postcode, city] = [textOf(row['zip']), textOf(row['city'])];
  const services = wordsOf(row['service']);
  const isPaidThere = flagOf(row['cardPayment'], false) || flagOf(row['cashPayment'], false);
  return {
    code: textOf(row['operator_id']) || textOf(row['place_id']),
    kind: /pont/i.test(textOf(row['variant'])) ? 'shop' : 'locker',
    name: textOf(row['name']),
    country: textOf(row['country']).toUpperCase() || 'HU',
    postcode,
    city,
    street: textOf(row['street']) || streetOf(textOf(row['address']), postcode, city),
    hours: readHours(days.map((day) => textOf(open[day]))),
    latitude: numberOf(row['geolat']),
    longitude: numberOf(row['geolng']),
    cash_on_delivery: wordsOf(row['paymentOptions']).length > 0 || isPaidThere,
    is_active: services.length === 0 || services.includes('pick up'),
  };
}
