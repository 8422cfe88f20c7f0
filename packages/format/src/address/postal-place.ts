import { noBreakSpace } from '../number/grouping.ts';
import type { Locale } from '../locale.ts';

/** Place of an address. */
export interface PostalPlace {
  readonly postcode: string;
  readonly city: string;
  /** Street and number, then floor and door. */
  readonly street: readonly string[];
}

/**
 * A place line by line, as a letter has it: `1137 Budapest, Pozsonyi út 12. 3. em. 2.` in Hungarian; elsewhere the
 * street, then floor and door behind a comma, then the town.
 *
 * Bounds: floor and door are never broken between lines; a part that is missing leaves no stray mark and no line.
 * Source: FO-24.
 */
export function placeLines(
  { postcode, city, street }: PostalPlace,
  locale: Locale,
): readonly string[] {
  const [road = '', ...inside] = street.map((line) => line.trim()).filter((line) => line !== '');
  const streetLine = [road, ...inside.map((line) => line.replaceAll(' ', noBreakSpace))].join(
    locale === 'hu' ? ' ' : ', ',
  );
  const town = `${postcode.trim()} ${city.trim()}`.trim();
  const parts = (locale === 'hu' ? [town, streetLine] : [streetLine, town]).filter(
    (part) => part !== '',
  );
  return locale === 'hu' && parts.length > 0 ? [parts.join(', ')] : parts;
}

/**
 * The same on one line: `Gartenstraße 8, 3. OG, 10115 Berlin` where it is not Hungarian. Source: FO-24.
 */
export function formatPlace(place: PostalPlace, locale: Locale): string {
  return placeLines(place, locale).join(', ');
}
