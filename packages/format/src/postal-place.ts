import { noBreakSpace } from './grouping.ts';
import type { Locale } from './locale.ts';

/** Where something goes or stands, as addresses hold it. */
export interface PostalPlace {
  readonly postcode: string;
  readonly city: string;
  /** Street and number, then floor and door. */
  readonly street: readonly string[];
}

/**
 * A place on one line, in the order of the language: `1137 Budapest, Pozsonyi út 12. 3. em. 2.` in Hungarian,
 * `Pozsonyi út 12. 3. em. 2., 1137 Budapest` elsewhere.
 *
 * Bounds: floor and door are never broken between lines; a part that is missing leaves no stray mark.
 * Source: FO-36.
 */
export function formatPlace({ postcode, city, street }: PostalPlace, locale: Locale): string {
  const [road = '', ...inside] = street.map((line) => line.trim()).filter((line) => line !== '');
  const way = [road, ...inside.map((line) => line.replaceAll(' ', noBreakSpace))].join(' ');
  const town = `${postcode.trim()} ${city.trim()}`.trim();
  return (locale === 'hu' ? [town, way] : [way, town]).filter((part) => part !== '').join(', ');
}
