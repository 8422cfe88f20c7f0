import { plainCode, plainText } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';

/** Numbers of Budapest, mobile and nomadic networks, and the other areas; no free or premium numbers. */
const hungarian =
  /^\+36(1\d{7}|(20|21|30|31|50|70)\d{7}|(2[2-9]|3[2-7]|4[24-9]|5[234679]|6[23689]|7[2-9]|8[2345789]|9[234569])\d{6})$/;
const anyCountry = /^\+[1-9]\d{6,14}$/;

/** National prefix of a number by country, and its international replacement. An Italian number keeps its 0. */
const nationalBegin: Readonly<Record<string, readonly [begin: RegExp, code: string]>> = {
  HU: [/^(06|36)/, '+36'],
  DE: [/^(\+490|0)(?=[1-9])/, '+49'],
  IT: [/^(?=0[1-9]|3)/, '+39'],
  RO: [/^(\+400|0)(?=[237])/, '+40'],
};

/**
 * Converts a phone number to the stored form: E.164, `+36301234567`. Accepts `+36`, `0036` and `06` in front, and
 * spaces, hyphens, slashes, brackets and full stops inside. `undefined` if it is invalid.
 * `country`: the country of a number without a country code; only Hungarian numbers are checked by shape.
 * Source: FM-5.
 */
export function phoneToE164(typed: string, country = 'HU'): string | undefined {
  const digits = plainCode(typed).replace(/[\s\-/().]/g, '');
  const [begin, code] = nationalBegin[country] ?? [/^$/, ''];
  const number = digits.replace(/^00/, '+').replace(begin, code);
  if (number.startsWith('+36')) return hungarian.test(number) ? number : undefined;
  return anyCountry.test(number) ? number : undefined;
}

/** Source: FM-5. */
export function phoneProblem(typed: string, country: string): ValueError | undefined {
  if (plainText(typed) === '') return fieldError('required');
  return phoneToE164(typed, country) === undefined ? fieldError('phone-invalid') : undefined;
}
