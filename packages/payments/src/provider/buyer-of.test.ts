import { expect, it } from 'vitest';
import { buyerOf } from './buyer-of.ts';

const names = { customer_firstname: 'Anna', customer_lastname: 'Kovács' };

it('[PA-43] gives name and address of the payer', () => {
  const address = {
    country_id: 'HU',
    postcode: '1137',
    city: 'Budapest',
    street: ['Fő út 1.', '2.'],
  };
  expect(buyerOf({ ...names, billing_address: address })).toEqual({
    name: 'Kovács Anna',
    country: 'HU',
    postcode: '1137',
    city: 'Budapest',
    street: 'Fő út 1., 2.',
  });
});

it('[PA-43] leaves empty what is missing or no text', () => {
  const address = { postcode: 1137, street: [null, 'Fő út 1.'] };
  expect(buyerOf({ ...names, billing_address: address })).toMatchObject({
    country: '',
    postcode: '',
    street: ', Fő út 1.',
  });
});
