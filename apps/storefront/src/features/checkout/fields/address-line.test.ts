import { emptyAddress } from '@shop/forms';
import { expect, it } from 'vitest';
import { addressLine } from './address-line.ts';

const anna = { firstName: 'Anna', lastName: 'Kovács' };
const address = {
  ...emptyAddress,
  ...anna,
  zipCode: '1137',
  city: 'Budapest',
  streetAddress: 'Pozsonyi út 12.',
};

it('formats an address on one line, with the country where several are possible', () => {
  const toHungary = { language: 'hu', countries: ['HU'] } as const;
  expect(addressLine(address, toHungary, anna)).toBe('1137 Budapest, Pozsonyi út 12.');
  const toThree = { language: 'de', countries: ['DE', 'HU', 'IT'] } as const;
  expect(addressLine(address, toThree, anna)).toBe('Pozsonyi út 12., 1137 Budapest, Ungarn');
});

it('writes the postcode as it is stored', () => {
  const writing = { language: 'hu', countries: ['HU'] } as const;
  expect(addressLine({ ...address, zipCode: 'H-1137' }, writing, anna)).toBe(
    '1137 Budapest, Pozsonyi út 12.',
  );
});

it('names the recipient where it is another person', () => {
  const writing = { language: 'hu', countries: ['HU'] } as const;
  const orderer = { firstName: 'Béla', lastName: 'Nagy' };
  expect(addressLine(address, writing, orderer)).toBe(
    'Kovács Anna, 1137 Budapest, Pozsonyi út 12.',
  );
});
