import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findOverlap } from './overlap.ts';
import {
  fitsPattern,
  isPostcodePattern,
  plainPostcode,
  readPostcodePattern,
} from './postcode-pattern.ts';

it.each(['2015', '1000-1999', '94*', 'EC1A*', 'EC1A1BB'])('[DZ-1] %s is a pattern', (text) => {
  expect(isPostcodePattern(text)).toBe(true);
});

it.each(['', '*', '1999-1000', '100-1999', '94**', '9 4*', 'ec1*', '1000–1999'])(
  '[DZ-1] "%s" is no pattern',
  (text) => {
    expect(isPostcodePattern(text)).toBe(false);
  },
);

const fits = (postcode: string, text: string) => {
  const pattern = readPostcodePattern(text);
  return pattern !== undefined && fitsPattern(plainPostcode(postcode), pattern);
};

it('[DZ-1] both ends of a range are included, other lengths are not', () => {
  const found = ['0999', '1000', '1999', '2000', '10000', '150', '15A0'].filter((postcode) =>
    fits(postcode, '1000-1999'),
  );
  expect(found).toEqual(['1000', '1999']);
});

it('[DZ-1] case, spaces and hyphens of a postcode are ignored', () => {
  expect(fits('ec1a 1bb', 'EC1A*')).toBe(true);
  expect(fits('76-21', '7621')).toBe(true);
  expect(fits('7621', '76*')).toBe(true);
  expect(fits('7521', '76*')).toBe(false);
});

const allPostcodes = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(3, '0'));
const digits = fc.nat(999).map((number) => String(number).padStart(3, '0'));
const patternText = fc.oneof(
  digits,
  fc.tuple(digits, digits).map((pair) => pair.toSorted().join('-')),
  fc.stringMatching(/^\d{1,3}$/).map((start) => `${start}*`),
);

it('[DZ-3] patterns overlap exactly if a postcode fits both', () => {
  fc.assert(
    fc.property(patternText, patternText, (one, other) => {
      const zones = [
        { code: 'one', country: 'HU', postcodes: [one] },
        { code: 'other', country: 'HU', postcodes: [other] },
      ];
      const isShared = allPostcodes.some(
        (postcode) => fits(postcode, one) && fits(postcode, other),
      );
      expect(findOverlap(zones) !== undefined).toBe(isShared);
    }),
  );
});
