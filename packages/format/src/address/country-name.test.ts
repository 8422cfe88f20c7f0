import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';
import type { Locale } from '../locale.ts';

it.each<[code: string, locale: Locale, name: string]>([
  ['DE', 'hu', 'Németország'],
  ['HU', 'de', 'Ungarn'],
  ['RO', 'it', 'Romania'],
  ['HU', 'ro', 'Ungaria'],
  ['Utopia', 'hu', 'Utopia'],
  ['', 'hu', ''],
])('[FO-46] %s in "%s" is %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
