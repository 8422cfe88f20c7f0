import { orderAddress, password } from '@shop/contract';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bankAccountProblem, hungarianBankAccount } from './bank-account.ts';
import { emailProblem } from './email.ts';
import { passwordProblem, repeatedPasswordProblem } from './passwords.ts';
import { nameProblem } from './person-name.ts';
import { phoneForDisplay } from './phone-display.ts';
import { phoneProblem, phoneToE164 } from './phone.ts';
import {
  budapestDistrict,
  isHungarianPostcode,
  postcodeProblem,
  writtenPostcode,
} from './postcode.ts';
import { hasErrors } from './field-error.ts';
import { quantityProblem } from './quantity.ts';
import { searchTextProblem } from './search-text.ts';
import { streetProblem } from './street.ts';
import {
  hungarianEuTaxNumber,
  hungarianTaxNumber,
  taxNumberProblem,
  writtenTaxNumber,
} from './tax-number.ts';
import { textProblem } from './text-field.ts';
import { townOnPostcode, townsOfPostcode } from '../towns.ts';

const required = { code: 'required', severity: 'error' };

describe('text', () => {
  it.each([
    ['', required],
    ['   ', required],
    ['ab', { code: 'too-short', severity: 'error', min: 3 }],
    ['abc', undefined],
    ['  abc  ', undefined],
    ['abcdef', { code: 'too-long', severity: 'error', max: 5 }],
  ])('[FM-1] %j returns %j', (text, expected) => {
    expect(textProblem(text, { min: 3, max: 5 })).toEqual(expected);
  });

  it('[FM-1] counts characters as people do, however they were typed', () => {
    expect(textProblem('e\u0301v', { min: 3 })).toMatchObject({ code: 'too-short' });
    expect(textProblem('𝒜𝒜', { min: 3 })).toMatchObject({ code: 'too-short' });
  });
});

it('[FM-1] is never longer than the wire accepts, for any input', () => {
  const typed = fc.string({ unit: 'grapheme', minLength: 90, maxLength: 140 });
  const texts = fc.oneof(
    typed,
    typed.map((text) => text.normalize('NFD')),
  );
  const isTaken = (schema: v.GenericSchema, text: string) => v.safeParse(schema, text).success;
  fc.assert(
    fc.property(texts, (text) => {
      const isFine = (found: object | undefined) => found === undefined;
      const asName = nameProblem(text, 2);
      expect(!isFine(asName) || isTaken(orderAddress.entries.firstname, text)).toBe(true);
      const asTown = textProblem(text, { max: 100 });
      expect(!isFine(asTown) || isTaken(orderAddress.entries.city, text)).toBe(true);
      const asPassword = passwordProblem(text, 8);
      expect(!isFine(asPassword) || isTaken(password, text)).toBe(true);
    }),
  );
  expect.hasAssertions();
});

describe('names', () => {
  it.each(['Anna', 'Dr. Nagy-Tóth', 'özv. D’Angelo', "O'Neil", 'Kis Győző', 'Łukasz', 'Ng', 'Éva'])(
    '[FM-2] %s is one',
    (name) => {
      expect(nameProblem(name, 2)).toBeUndefined();
    },
  );

  it.each([
    ['', 'required'],
    ['A', 'too-short'],
    ['A.', 'too-short'],
    ['Anna2', 'name-characters'],
    ['-Anna', 'name-characters'],
    ['a@b.hu', 'name-characters'],
    ['<b>Anna</b>', 'name-characters'],
    ['x'.repeat(101), 'too-long'],
  ])('[FM-2] %j returns %s', (name, code) => {
    expect(nameProblem(name, 2)).toMatchObject({ code });
  });

  it('[FM-2] may require three characters', () => {
    expect(nameProblem('Ng', 3)).toEqual({ code: 'too-short', severity: 'error', min: 3 });
  });
});

describe('e-mail addresses', () => {
  it.each(['anna@example.hu', ' Anna.Kis+1@sub.example.hu ', 'é@példa.hu'])(
    '[FM-3] %s is one',
    (email) => {
      expect(emailProblem(email)).toBeUndefined();
    },
  );

  it.each([
    ['', 'required'],
    ['anna', 'email-invalid'],
    ['anna@example', 'email-invalid'],
    ['anna@@example.hu', 'email-invalid'],
    ['an na@example.hu', 'email-invalid'],
    [`${'a'.repeat(250)}@b.hu`, 'email-invalid'],
  ])('[FM-3] %j returns %s', (email, code) => {
    expect(emailProblem(email)).toMatchObject({ code });
  });
});

describe('passwords', () => {
  it.each([
    ['', 'required'],
    ['1234567', 'too-short'],
    ['a'.repeat(129), 'too-long'],
  ])('[FM-4] %j returns %s', (password, code) => {
    expect(passwordProblem(password, 8)).toMatchObject({ code });
  });

  it('[FM-4] any eight characters make one, spaces too', () => {
    expect(passwordProblem('        ', 8)).toBeUndefined();
    expect(passwordProblem('űrhajó12', 8)).toBeUndefined();
  });

  it('[FM-4] typed again must be the same', () => {
    expect(repeatedPasswordProblem('titkos12', '')).toMatchObject(required);
    expect(repeatedPasswordProblem('titkos12', 'Titkos12')).toMatchObject({
      code: 'passwords-differ',
    });
    expect(repeatedPasswordProblem('titkos12', 'titkos12')).toBeUndefined();
  });
});

describe('phone numbers', () => {
  it.each([
    ['+36 30 123 4567', '+36301234567'],
    ['06 30 123 4567', '+36301234567'],
    ['0036-30-123-4567', '+36301234567'],
    ['06/1 234-5678', '+3612345678'],
    ['(06 22) 123.456', '+3622123456'],
    ['36311234567', '+36311234567'],
    ['+43 1 234 5678', '+4312345678'],
  ])('[FM-5] %s is stored as %s', (typed, stored) => {
    expect(phoneToE164(typed)).toBe(stored);
    expect(phoneProblem(typed, 'HU')).toBeUndefined();
  });

  it.each([
    '+36123456',
    '+36431234567',
    '+3680123456',
    '30 123 4567',
    '+36 30 123 45678',
    'abc',
    '+36',
  ])('[FM-5] %s is none', (typed) => {
    expect(phoneProblem(typed, 'HU')).toMatchObject({ code: 'phone-invalid' });
  });

  it('[FM-5] an empty one is asked for', () => {
    expect(phoneProblem(' ', 'HU')).toEqual(required);
  });

  it.each([
    ['030 1234567', 'DE', '+49301234567'],
    ['0171/2345678', 'DE', '+491712345678'],
    ['+49 (0)30 1234567', 'DE', '+49301234567'],
    ['0049 30 1234567', 'DE', '+49301234567'],
    ['06 1234567', 'IT', '+39061234567'],
    ['333 123 4567', 'IT', '+393331234567'],
    ['+39 06 1234567', 'IT', '+39061234567'],
    ['0722 123 456', 'RO', '+40722123456'],
    ['0264 123 456', 'RO', '+40264123456'],
    ['+40 (0)722 123 456', 'RO', '+40722123456'],
    ['+36 30 123 4567', 'DE', '+36301234567'],
  ])('[FM-5] %s in %s is stored as %s', (typed, country, stored) => {
    expect(phoneToE164(typed, country)).toBe(stored);
    expect(phoneProblem(typed, country)).toBeUndefined();
  });

  it.each([
    ['30 1234567', 'DE'],
    ['0722', 'RO'],
    ['1234567', 'IT'],
    ['0172345', 'AT'],
  ])('[FM-5] %s is no number in %s', (typed, country) => {
    expect(phoneToE164(typed, country)).toBeUndefined();
  });

  it('[FM-5] of another country needs its country code', () => {
    expect(phoneToE164('0664 1234567', 'AT')).toBeUndefined();
    expect(phoneToE164('0043 664 1234567', 'AT')).toBe('+436641234567');
  });

  it.each([
    ['+36301234567', '+36 30 123 4567'],
    ['+3612345678', '+36 1 234 5678'],
    ['+3622123456', '+36 22 123 456'],
    ['+4312345678', '+43 1 234 5678'],
    ['+436641234567', '+43 664 123 4567'],
    ['+49301234567', '+49 30 123 4567'],
    ['+491712345678', '+49 171 234 5678'],
    ['+39061234567', '+39 06 123 4567'],
    ['+390212345678', '+39 02 123 456 78'],
    ['+393471234567', '+39 347 123 4567'],
    ['+40722123456', '+40 722 123 456'],
    ['+40211234567', '+40 21 123 4567'],
    ['+421905123456', '+421 905 123 456'],
    ['+12125550123', '+1 212 555 0123'],
    ['030 1234567', '030 1234567'],
    ['', ''],
  ])('[FM-5] %s is shown as %s', (stored, shown) => {
    expect(phoneForDisplay(stored)).toBe(shown);
  });

  it('[FM-5] the displayed form is accepted as input', () => {
    const area = fc.constantFrom('1', '20', '30', '31', '50', '70');
    const digits = fc.integer({ min: 0, max: 9_999_999 });
    fc.assert(
      fc.property(area, digits, (code, number) => {
        const stored = `+36${code}${String(number).padStart(7, '0')}`;
        expect(phoneToE164(phoneForDisplay(stored))).toBe(stored);
      }),
    );
    expect.hasAssertions();
  });

  it('[FM-5] a number of any country is shown with all its digits, with single spaces between groups', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (stored) => {
        const shown = phoneForDisplay(stored);
        expect(shown.replaceAll(' ', '')).toBe(stored);
        expect(shown).toMatch(/^\+\d{1,3}(?: \d{1,4})+$/);
      }),
    );
  });
});

describe('postcodes', () => {
  it.each(['1137', '9985', '4032'])('[FM-6] %s is Hungarian', (code) => {
    expect(isHungarianPostcode(code)).toBe(true);
    expect(postcodeProblem(` ${code} `, 'HU', 3)).toBeUndefined();
  });

  it.each(['0123', '113', '11377', 'D-1137', 'H-113'])('[FM-6] %s is not', (code) => {
    expect(postcodeProblem(code, 'HU', 3)).toMatchObject({ code: 'postcode-invalid' });
  });

  it.each([
    ['DE', '80337'],
    ['DE', '01067'],
    ['IT', '00184'],
    ['RO', '010011'],
  ])('[FM-6] in %s so many digits are right: %s', (country, code) => {
    expect(postcodeProblem(` ${code} `, country, 3)).toBeUndefined();
  });

  it.each([
    ['DE', '1137', 5],
    ['DE', '803370', 5],
    ['DE', 'D-803', 5],
    ['IT', '184', 5],
    ['RO', '10011', 6],
    ['RO', 'HU-010011', 6],
    ['RO', 'RO-01011', 6],
  ])('[FM-6] in %s %s is not right', (country, code, digits) => {
    expect(postcodeProblem(code, country, 3)).toEqual({
      code: 'postcode-invalid',
      severity: 'error',
      min: digits,
      max: digits,
    });
    expect(postcodeProblem('', country, 3)).toEqual(required);
  });

  it.each([
    ['DE', 'D-10115', '10115'],
    ['DE', 'd 10115', '10115'],
    ['DE', 'DE\u201310115', '10115'],
    ['AT', 'A-1010', '1010'],
    ['IT', 'I-20121', '20121'],
    ['IT', 'IT - 20121', '20121'],
    ['RO', 'RO-400001', '400001'],
    ['HU', 'H-1137', '1137'],
    ['HU', 'HU 1137', '1137'],
    ['SK', 'SK-811 01', '811 01'],
    ['SI', 'SI-1000', '1000'],
  ])('[FM-26] in %s %s is %s', (country, typed, code) => {
    expect(writtenPostcode(typed, country)).toBe(code);
    expect(writtenPostcode(code, country)).toBe(code);
    expect(postcodeProblem(typed, country, 3)).toBeUndefined();
  });

  it.each([
    ['DE', 'A-1010'],
    ['GB', 'GB1 1AA'],
    ['GB', 'G1 1AA'],
    ['HU', 'H-'],
    ['', 'D-10115'],
    // The API accepts any two characters as a country.
    ['((', 'D-10115'],
  ])('[FM-26] in %s %s stays', (country, typed) => {
    expect(writtenPostcode(typed, country)).toBe(typed);
  });

  it('[FM-6] elsewhere three characters will do', () => {
    expect(postcodeProblem('A1', 'AT', 3)).toMatchObject({ code: 'too-short', min: 3 });
    expect(postcodeProblem('SW1A', 'GB', 3)).toBeUndefined();
    expect(postcodeProblem('', 'HU', 3)).toEqual(required);
  });

  it.each([
    ['1011', 1],
    ['1137', 13],
    ['1239', 23],
    ['1241', undefined],
    ['1007', undefined],
    ['6720', undefined],
  ])('[FM-6] %s is in district %s of Budapest', (code, district) => {
    expect(budapestDistrict(code)).toBe(district);
  });
});

describe('streets', () => {
  it.each(['Pozsonyi út 12.', 'Fő utca 1/A', 'Külterület hrsz. 0123/4', 'Tanya, HRSZ'])(
    '[FM-7] %s is one',
    (street) => {
      expect(streetProblem(street)).toBeUndefined();
    },
  );

  it('[FM-7] without a number is mentioned and taken', () => {
    const problem = streetProblem('Kossuth tér');
    expect(problem).toEqual({ code: 'street-without-number', severity: 'warning' });
    expect(problem !== undefined && hasErrors([problem])).toBe(false);
  });

  it('[FM-7] needs three characters', () => {
    expect(streetProblem('F1')).toMatchObject({ code: 'too-short', min: 3 });
    expect(streetProblem('')).toEqual(required);
  });
});

describe('tax numbers', () => {
  it.each([
    ['12345676-2-42', '12345676-2-42'],
    ['12345676242', '12345676-2-42'],
    ['10000001 1 02', '10000001-1-02'],
    ['23456787-5-51', '23456787-5-51'],
    ['11111111-4-44', '11111111-4-44'],
  ])('[FM-8] %s is written %s', (typed, written) => {
    expect(hungarianTaxNumber(typed)).toBe(written);
    expect(writtenTaxNumber(` ${typed} `, 'HU')).toBe(written);
    expect(writtenTaxNumber(` ${typed} `, 'AT')).toBe(typed.trim());
    expect(taxNumberProblem(typed, 'HU', 3)).toBeUndefined();
  });

  it.each([
    ['12345678-2-42', 'tax-number-invalid'],
    ['12345676-6-42', 'tax-number-invalid'],
    ['12345676-2-21', 'tax-number-invalid'],
    ['12345676-2-45', 'tax-number-invalid'],
    ['12345676', 'tax-number-invalid'],
    ['8123456789', 'private-tax-id'],
    ['HU12345678', 'eu-tax-number-invalid'],
    ['', 'required'],
  ])('[FM-8] %s returns %s', (typed, code) => {
    expect(taxNumberProblem(typed, 'HU', 3)).toMatchObject({ code });
  });

  it('[FM-8] the European form is taken as well', () => {
    expect(hungarianEuTaxNumber('hu 12345676')).toBe('HU12345676');
    expect(taxNumberProblem('HU12345676', 'HU', 3)).toBeUndefined();
  });

  it('[FM-8] elsewhere three characters will do', () => {
    expect(taxNumberProblem('12', 'DE', 3)).toMatchObject({ code: 'too-short' });
    expect(taxNumberProblem('DE123456789', 'DE', 3)).toBeUndefined();
  });

  it('[FM-8] no single wrong digit goes unnoticed', () => {
    const bodies = fc.constantFrom('12345676', '10000001', '23456787', '11111111');
    fc.assert(
      fc.property(bodies, fc.nat(7), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const wrong = (Number(body[at]) + by) % 10;
        const changed = `${body.slice(0, at)}${wrong}${body.slice(at + 1)}-2-42`;
        expect(hungarianTaxNumber(changed)).toBeUndefined();
      }),
    );
    expect.hasAssertions();
  });
});

describe('bank accounts', () => {
  it.each([
    ['11773016-11111018', '11773016-11111018'],
    ['11773016 11111018 00000000', '11773016-11111018-00000000'],
    ['HU42 1177 3016 1111 1018 0000 0000', 'HU42 1177 3016 1111 1018 0000 0000'],
  ])('[FM-9] %s is written %s', (typed, written) => {
    expect(hungarianBankAccount(typed)).toBe(written);
    expect(bankAccountProblem(typed)).toBeUndefined();
  });

  it.each([
    ['', 'required'],
    ['11773016-1111101', 'bank-account-invalid'],
    ['HU43 1177 3016 1111 1018 0000 0000', 'bank-account-invalid'],
    ['AT611904300234573201', 'bank-account-invalid'],
  ])('[FM-9] %j returns %s', (typed, code) => {
    expect(bankAccountProblem(typed)).toMatchObject({ code });
  });
});

describe('quantities', () => {
  it.each([
    [0, {}, { code: 'not-positive', severity: 'error' }],
    [-1, {}, { code: 'not-positive', severity: 'error' }],
    [NaN, {}, { code: 'not-positive', severity: 'error' }],
    [1.5, {}, { code: 'not-whole', severity: 'error' }],
    [11, { max: 10 }, { code: 'above-max', severity: 'error', max: 10 }],
    [4, { max: 10, available: 3 }, { code: 'only-available', severity: 'error', max: 3 }],
    [3, { max: 10, available: 3 }, { code: 'last-available', severity: 'warning', max: 3 }],
    [1, { available: 1 }, { code: 'last-available', severity: 'warning', max: 1 }],
    [4, { max: 3, available: 4 }, { code: 'above-max', severity: 'error', max: 3 }],
    [2, { max: 10, available: 3 }, undefined],
    [10, { max: 10 }, undefined],
  ])('[FM-10] %s of %j returns %j', (qty, limits, expected) => {
    expect(quantityProblem(qty, limits)).toEqual(expected);
  });
});

it.each([
  ['ka', { code: 'too-short', severity: 'error', min: 3 }],
  ['  ka ', { code: 'too-short', severity: 'error', min: 3 }],
  ['ká'.normalize('NFD'), { code: 'too-short', severity: 'error', min: 3 }],
  ['kan', undefined],
])('[FM-11] searching for %j returns %j', (text, expected) => {
  expect(searchTextProblem(text, 3)).toEqual(expected);
});

describe('towns', () => {
  it.each<[story: string, postcode: string, before: string, city: string, town: string]>([
    ['fills an empty town', '1137', '', '', 'Budapest'],
    ['changes the town of the one before', '9021', '1137', 'Budapest', 'Győr'],
    ['leaves none where it is not known', '7918', '1137', 'Budapest', ''],
    ['keeps a town that was typed', '9021', '1137', 'Pestújhely', 'Pestújhely'],
    ['keeps a town where none was known before', '9021', '7918', 'Lakócsa', 'Lakócsa'],
  ])('[FM-14] a postcode %s', (_story, postcode, before, city, town) => {
    expect(townOnPostcode(postcode, before, city)).toBe(town);
  });

  it.each([
    ['1137', [{ city: 'Budapest', district: 13 }]],
    ['4026', [{ city: 'Debrecen' }]],
    ['7630', [{ city: 'Pécs' }]],
    ['9400', [{ city: 'Sopron' }]],
    ['2484', [{ city: 'Gárdony' }]],
    ['8900', [{ city: 'Zalaegerszeg' }]],
    ['9999', []],
    ['1299', []],
    ['113', []],
    ['', []],
  ])('[FM-13] %s belongs to %j', (postcode, towns) => {
    expect(townsOfPostcode(postcode)).toEqual(towns);
  });

  it('[FM-13] every county town and some 300 more are known, each under a well-formed code', () => {
    const codes = Array.from({ length: 9000 }, (_, index) => String(1000 + index));
    const known = codes.flatMap((code) => townsOfPostcode(code).map(({ city }) => city));
    expect(new Set(known).size).toBeGreaterThan(300);
    const countyTowns = [
      'Békéscsaba',
      'Debrecen',
      'Eger',
      'Győr',
      'Kaposvár',
      'Kecskemét',
      'Miskolc',
      'Nyíregyháza',
      'Pécs',
      'Salgótarján',
      'Szeged',
      'Székesfehérvár',
      'Szekszárd',
      'Szolnok',
      'Szombathely',
      'Tatabánya',
      'Veszprém',
      'Zalaegerszeg',
    ];
    expect(countyTowns.filter((town) => !known.includes(town))).toEqual([]);
    expect(known.filter((town) => !/^\p{Lu}\p{Ll}+$/u.test(town))).toEqual([]);
  });

  it('[FM-13] every district of Budapest is known', () => {
    const districts = Array.from({ length: 23 }, (_, index) => index + 1);
    const codes = districts.map((district) => `1${String(district).padStart(2, '0')}1`);
    expect(codes.flatMap(townsOfPostcode).map(({ district }) => district)).toEqual(districts);
  });

  it('[FM-13] a code that names a town is one the address form takes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (text) => {
        const isTaken = postcodeProblem(text, 'HU', 3) === undefined;
        expect(townsOfPostcode(text).length === 0 || isTaken).toBe(true);
      }),
    );
    expect.hasAssertions();
  });
});

// findings D6
describe('pasted text with invisible characters', () => {
  const hidden = '\u200b\u00ad\u200e';
  it.each<[field: string, problem: unknown]>([
    ['name', nameProblem(`Ko${hidden}vács`, 2)],
    ['name with a hyphen of Unicode', nameProblem('Nagy\u2010Tóth', 2)],
    ['name with a dash', nameProblem('Nagy\u2013Tóth', 2)],
    ['e-mail address', emailProblem(`anna${hidden}@example.hu`)],
    ['copied e-mail link', emailProblem('mailto:anna@example.hu')],
    ['phone number', phoneProblem(`${hidden}06\u201130\u2212123\u00a04567`, 'HU')],
    ['full-width phone number', phoneProblem('\uff10\uff16 30 123 4567', 'HU')],
    ['postcode', postcodeProblem(`1137${hidden}`, 'HU', 3)],
    ['full-width postcode', postcodeProblem('\uff11\uff11\uff13\uff17', 'HU', 3)],
    ['tax number', taxNumberProblem(`12345676\u20112\u201342${hidden}`, 'HU', 3)],
    ['bank account', bankAccountProblem(`${hidden}HU68 1234 5676 1234 5676 0000 0000`)],
  ])('[FM-12] is taken for what it says: %s', (_field, problem) => {
    expect(problem).toBeUndefined();
  });

  it('[FM-12] is nothing where nothing else was typed', () => {
    expect(textProblem(hidden)).toEqual(required);
    expect(nameProblem(hidden, 2)).toEqual(required);
    expect(searchTextProblem(`a${hidden}`, 3)).toMatchObject({ code: 'too-short' });
  });

  it('[FM-12] is stored without them', () => {
    expect(phoneToE164(`06\u201130\u2013123${hidden}4567`)).toBe('+36301234567');
    expect(writtenTaxNumber(`12345676\u20132\u201342${hidden}`, 'HU')).toBe('12345676-2-42');
  });
});
