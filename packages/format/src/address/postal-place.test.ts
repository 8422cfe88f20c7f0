import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { locales, type Locale } from '../locale.ts';
import { formatPlace, placeLines } from './postal-place.ts';
import { noBreak } from '../test/no-break.ts';

it.each<[locale: Locale, street: readonly string[], text: string]>([
  ['hu', ['Pozsonyi út 12.', '3. em. 2.'], '1137 Budapest, Pozsonyi út 12. 3._em._2.'],
  ['hu', ['Pozsonyi út 12.'], '1137 Budapest, Pozsonyi út 12.'],
  ['hu', ['Pozsonyi út 12.', ''], '1137 Budapest, Pozsonyi út 12.'],
  ['hu', [' Pozsonyi út 12. ', ' 3. em. ', '2.'], '1137 Budapest, Pozsonyi út 12. 3._em. 2.'],
  ['hu', [], '1137 Budapest'],
  ['de', ['Pozsonyi út 12.', '3. em. 2.'], 'Pozsonyi út 12., 3._em._2., 1137 Budapest'],
  ['it', ['Via Roma 5', 'scala B', 'interno 7'], 'Via Roma 5, scala_B, interno_7, 1137 Budapest'],
  ['it', ['Via Roma 5'], 'Via Roma 5, 1137 Budapest'],
  ['en', [], '1137 Budapest'],
])('[FO-24] in "%s" a place with the street %j is %s', (locale, street, text) => {
  const place = { postcode: '1137', city: 'Budapest', street };
  expect(formatPlace(place, locale)).toBe(noBreak(text));
});

it('[FO-24] a missing field leaves no stray punctuation', () => {
  expect(formatPlace({ postcode: '', city: 'Budapest', street: ['Fő tér 1.'] }, 'hu')).toBe(
    'Budapest, Fő tér 1.',
  );
  expect(formatPlace({ postcode: '', city: ' ', street: ['Fő tér 1.'] }, 'de')).toBe('Fő tér 1.');
});

it.each<[locale: Locale, lines: readonly string[]]>([
  ['hu', ['1137 Budapest, Pozsonyi út 12.']],
  ['de', ['Pozsonyi út 12.', '1137 Budapest']],
  ['it', ['Pozsonyi út 12.', '1137 Budapest']],
])('[FO-24] in "%s" an envelope shows it as %j', (locale, lines) => {
  const place = { postcode: '1137', city: 'Budapest', street: ['Pozsonyi út 12.'] };
  expect(placeLines(place, locale)).toEqual(lines);
  expect(placeLines({ postcode: '', city: '', street: [] }, locale)).toEqual([]);
});

it('[FO-24] with any fields missing, no punctuation is left over and no text is lost', () => {
  const part = fc.constantFrom('', ' ', '1137', 'Győr', 'Fő tér 1.', '3. em. 2.');
  fc.assert(
    fc.property(part, part, fc.array(part, { maxLength: 4 }), (postcode, city, street) => {
      for (const locale of locales) {
        const text = formatPlace({ postcode, city, street }, locale).replaceAll('\u00A0', ' ');
        expect(text).not.toMatch(/^[ ,]|[ ,]$|, ,|,,| {2}/);
        for (const written of [postcode, city, ...street]) expect(text).toContain(written.trim());
      }
    }),
  );
});
