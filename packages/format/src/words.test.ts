import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { foldText, slugOf } from './text/folding.ts';
import { formatList } from './text/list.ts';
import { isLocale, locales, type Locale } from './locale.ts';
import { formatMoney } from './number/money.ts';
import { noBreak } from './test/no-break.ts';
import { formatNumber } from './number/number.ts';
import { formatName, isFamilyFirst } from './address/person-name.ts';

it.each<[locale: Locale, firstname: string, lastname: string, text: string]>([
  ['hu', 'Anna', 'Kovács', 'Kovács Anna'],
  ['de', 'Anna', 'Kovács', 'Anna Kovács'],
  ['it', 'Anna', 'Kovács', 'Anna Kovács'],
  ['en', 'Anna', 'Kovács', 'Anna Kovács'],
  ['hu', ' Anna ', '', 'Anna'],
  ['de', '', 'Kovács', 'Kovács'],
  ['hu', '', '', ''],
])('[FO-23] in "%s" "%s" of the family "%s" is "%s"', (locale, firstname, lastname, text) => {
  expect(formatName({ firstname, lastname }, locale)).toBe(text);
});

it('[FO-23] only Hungarian names begin with the family', () => {
  expect(locales.filter(isFamilyFirst)).toEqual(['hu']);
});

it.each<[locale: Locale, items: string[], joint: 'and' | 'or', text: string]>([
  ['hu', ['szék', 'asztal', 'lámpa'], 'and', 'szék, asztal és lámpa'],
  ['hu', ['szék', 'asztal'], 'or', 'szék vagy asztal'],
  ['hu', ['szék'], 'and', 'szék'],
  ['hu', [], 'and', ''],
  ['de', ['Stuhl', 'Tisch'], 'and', 'Stuhl und Tisch'],
  ['de', ['Stuhl', 'Tisch'], 'or', 'Stuhl oder Tisch'],
  ['it', ['sedia', 'tavolo'], 'and', 'sedia e tavolo'],
  ['it', ['sedia', 'tavolo'], 'or', 'sedia o tavolo'],
  ['ro', ['scaun', 'masă', 'lampă'], 'and', 'scaun, masă și lampă'],
  ['ro', ['scaun', 'masă'], 'or', 'scaun sau masă'],
  ['en', ['chair', 'table', 'lamp'], 'and', 'chair, table and lamp'],
  ['en', ['chair', 'table'], 'or', 'chair or table'],
])('[FO-33] in "%s" %o joined by "%s" is "%s"', (locale, items, joint, text) => {
  expect(formatList(items, locale, joint)).toBe(text);
});

it.each<[text: string, folded: string]>([
  ['kanapéágy', 'kanapeagy'],
  ['tűzőgép', 'tuzogep'],
  ['Őszibarack', 'oszibarack'],
  ['KANAPÉ', 'kanape'],
  ['Maß', 'mass'],
  ['Æbelø', 'aebelo'],
  ['İstanbul', 'istanbul'],
  ['o\u0301ra', 'ora'],
])('[FO-34] "%s" is searched as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('[FO-34] folding twice changes nothing, and case never matters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aábcdeéioőuűz -1') }), (text) => {
      expect(foldText(text.toUpperCase())).toBe(foldText(text));
    }),
  );
});

it.each<[text: string, slug: string]>([
  ['Általános szerződési feltételek', 'altalanos-szerzodesi-feltetelek'],
  ['  Étkezőszékek / 4 db! ', 'etkezoszekek-4-db'],
  ['???', ''],
])('[FO-35] "%s" in an address is "%s"', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

it('[FO-35] a slug has letters, digits and single hyphens, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

it('[FO-43] there are five languages', () => {
  expect(locales).toEqual(['hu', 'de', 'it', 'ro', 'en']);
  expect(locales.every(isLocale)).toBe(true);
  expect(isLocale('fr')).toBe(false);
});

it('[FO-44] nothing asks the runtime for language data', () => {
  vi.stubGlobal('Intl', undefined);
  const toLocaleString = vi.spyOn(Number.prototype, 'toLocaleString');
  try {
    expect(formatMoney({ minor: 1_234_567, currency: 'HUF' }, 'hu')).toBe(noBreak('1_234_567_Ft'));
    expect(formatNumber(1234.5, 'de')).toBe('1.234,5');
    expect(toLocaleString).not.toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  }
});
