import type { CustomerAddress } from '@shop/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressToForm,
  formToAddress,
  isSameAddress,
  removeAddress,
  upsertAddress,
  withDefaultFlags,
  withSingleDefault,
} from './address-book.ts';
import { emptyAddress } from './address-details.ts';

const home: CustomerAddress = {
  id: 5,
  customer_id: 7,
  firstname: 'Anna',
  lastname: 'Kovács',
  company: 'Minta Kft.',
  country_id: 'HU',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út 12.', '3. em. 2.'],
  telephone: '+36301234567',
  default_shipping: true,
  default_billing: true,
};
const cottage = { ...home, id: 6, city: 'Tihany', default_shipping: false, default_billing: false };

describe('an address of the book', () => {
  it('[FM-16] comes back from the form as it went in', () => {
    expect(formToAddress(addressToForm(home), home)).toEqual(home);
  });

  it('[FM-16] survives a round trip, with street lines after the first joined', () => {
    const word = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim());
    const filled = word.filter((text) => text !== '');
    fc.assert(
      fc.property(filled, word, filled, filled, filled, (firstname, postcode, city, road, door) => {
        const booked = { ...home, firstname, postcode, city, street: [road, door] };
        expect(formToAddress(addressToForm(booked), booked)).toEqual(booked);
        const asOne = { ...booked, street: [road, `${door}, ${door}`] };
        const many = { ...booked, street: [road, door, door] };
        expect(formToAddress(addressToForm(many), many)).toEqual(asOne);
      }),
    );
    expect.hasAssertions();
  });

  it('[CH-36] is kept tidy, with the telephone in one form', () => {
    const typed = { ...addressToForm({}), city: ' Pécs ', phoneNumber: '06 30 123 4567' };
    expect(formToAddress(typed, {})).toMatchObject({
      city: 'Pécs',
      telephone: '+36301234567',
      street: [],
    });
  });

  it('[FM-26] is without the country before its postcode', () => {
    const typed = { ...addressToForm({ country_id: 'DE' }), zipCode: 'D-10115' };
    expect(formToAddress(typed, {}).postcode).toBe('10115');
    expect(
      isSameAddress(
        { ...home, country_id: 'DE' },
        { ...addressToForm(home), country: 'DE', zipCode: 'D-1137' },
      ),
    ).toBe(true);
  });

  it('[CH-36] has the telephone of its own country', () => {
    const abroad = { ...addressToForm({ country_id: 'de' }), phoneNumber: '0049 30 1234567' };
    expect(formToAddress(abroad, {})).toMatchObject({
      country_id: 'DE',
      telephone: '+49301234567',
    });
    const local = { ...abroad, phoneNumber: '06201 12345' };
    expect(formToAddress(local, {}).telephone).toBe('+49620112345');
    const austrian = { ...addressToForm({ country_id: 'at' }), phoneNumber: '06201 12345' };
    expect(formToAddress(austrian, {}).telephone).toBe('06201 12345');
  });
});

it('[FM-16] knows an address of the book by its details, however the telephone is written', () => {
  const typed = { ...addressToForm(home), phoneNumber: '06 30 123 4567', city: 'Budapest ' };
  expect(isSameAddress(home, typed)).toBe(true);
  expect(isSameAddress(cottage, typed)).toBe(false);
  expect(isSameAddress(home, { ...typed, apartmentNumber: '' })).toBe(false);
});

describe('the book', () => {
  it('[FM-16] has one default of each kind', () => {
    const book = upsertAddress([home, cottage], 1, { ...cottage, default_shipping: true });
    expect(book.map((each) => [each.id, each.default_shipping, each.default_billing])).toEqual([
      [5, false, true],
      [6, true, false],
    ]);
  });

  it('[FM-16] has the last default of each kind where the changed one is unknown', () => {
    const defaults = (...flags: readonly [ships: boolean, bills: boolean][]) =>
      withSingleDefault(
        flags.map(([default_shipping, default_billing]) => ({
          ...home,
          default_shipping,
          default_billing,
        })),
      ).map((each) => [each.default_shipping, each.default_billing]);
    expect(defaults([true, true], [true, false], [false, false])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
    expect(defaults([false, false])).toEqual([[false, false]]);
    expect(withSingleDefault([])).toEqual([]);
  });

  it('[FM-16] has its first address as the default for everything, unless that says otherwise', () => {
    const { default_shipping: _ships, default_billing: _bills, ...fresh } = cottage;
    const { id: _id, ...typed } = fresh;
    expect(upsertAddress([], undefined, typed)).toEqual([
      { ...typed, default_shipping: true, default_billing: true },
    ]);
    expect(upsertAddress([], undefined, { ...typed, default_billing: false })).toEqual([
      { ...typed, default_shipping: true, default_billing: false },
    ]);
    expect(upsertAddress([home], undefined, typed)).toEqual([home, typed]);
    expect(withDefaultFlags([], { city: 'Pécs' })).toEqual({
      city: 'Pécs',
      default_shipping: true,
      default_billing: true,
    });
    expect(withDefaultFlags([home], { city: 'Pécs' })).toEqual({ city: 'Pécs' });
  });

  it('[FM-16] makes the first address left the default for what the removed one was', () => {
    const rest = (index: number, ...book: CustomerAddress[]) =>
      removeAddress(book, index).map((each) => [
        each.id,
        each.default_shipping,
        each.default_billing,
      ]);
    const third = { ...cottage, id: 7 };
    expect(rest(0, home, cottage, third)).toEqual([
      [6, true, true],
      [7, false, false],
    ]);
    expect(rest(1, cottage, { ...home, default_billing: false })).toEqual([[6, true, false]]);
    expect(rest(1, home, cottage)).toEqual([[5, true, true]]);
    expect(rest(0, home)).toEqual([]);
  });

  it('[FM-16] takes a new address at its end', () => {
    const { id: _id, ...fresh } = cottage;
    expect(upsertAddress([home], undefined, fresh)).toEqual([home, fresh]);
  });
});

it('[FM-25] an address of the address book has its county, which goes with the country', () => {
  const cluj = { ...emptyAddress, country: 'RO', city: 'Florești', state: 'Cluj' };
  const booked = formToAddress(cluj, {});
  expect(booked.region).toEqual({ region_code: null, region: 'Cluj', region_id: 0 });
  expect(addressToForm(booked)).toMatchObject({ state: 'Cluj' });
  expect(isSameAddress(booked, cluj)).toBe(true);
  expect(isSameAddress(booked, { ...cluj, state: 'Alba' })).toBe(false);
  const moved = { ...cluj, country: 'HU', city: 'Érd', state: '' };
  expect(formToAddress(moved, booked).region).toMatchObject({ region: null });
  const elsewhere = { country_id: 'HU', region: { region: 'Pest', region_id: 7 } };
  expect(formToAddress(addressToForm(elsewhere), elsewhere).region).toEqual(elsewhere.region);
});
