import { flagOf, numberOf, rowOf, streetOf, textOf, type Row } from './field-values.ts';
import { readHours } from './opening-hours.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Reads the rows of the feed `branch.json` or `box.json`: a list (v5), or `data` as a list or by id (v4). */
export function packetaRows(json: unknown): readonly unknown[] | undefined {
  if (Array.isArray(json)) return json;
  const { data } = rowOf(json);
  if (Array.isArray(data)) return data;
  return typeof data === 'object' && data !== null ? Object.values(data) : undefined;
}

/**
 * Reads a row of Packeta. `status.statusId` is 1 while parcels are accepted. Every point collects payments unless
 * `codAllowed` denies it.
 */
export function packetaPoint(value: unknown): Row {
  const row = rowOf(value);
  const [postcode, city] = [textOf(row['zip']), textOf(row['city'])];
  const names = [textOf(row['place']), textOf(row['name'])];
  const regular = rowOf(rowOf(row['openingHours'])['regular']);
  const status = textOf(rowOf(row['status'])['statusId']);
  return {
    code: textOf(row['id']),
    kind: /z-?box/i.test(`${names.join(' ')} ${textOf(row['type'])}`) ? 'locker' : 'shop',
    name: names[0] || names[1],
    country: textOf(row['country']).toUpperCase(),
    postcode: postcode.replaceAll(' ', ''),
    city,
    street: textOf(row['street']) || streetOf(textOf(row['nameStreet']), '', city),
    hours: readHours(days.map((day) => textOf(regular[day]))),
    latitude: numberOf(row['latitude']),
    longitude: numberOf(row['longitude']),
    cash_on_delivery: flagOf(row['codAllowed'], true),
    is_active: (status === '' || status === '1') && flagOf(row['displayFrontend'], true),
  };
}
