import { expect, it } from 'vitest';
import { sampleParcelPoint } from '../test/sample-parcel-point.ts';
import { emptyPaymentDetails, emptyShippingDetails } from './details.ts';
import { defaultFormRules as rules } from '@shop/forms';
import { shipping } from '../test/checkout-bench.ts';
import { validatePayment, validateReview, validateShipping } from './validate-details.ts';

const fieldsAndCodes = (problems: readonly { field: string; code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);
const fullShipping = { ...emptyShippingDetails, ...shipping };
const any = () => true;

it('[CH-15] shipping needs an offered method', () => {
  expect(validateShipping(fullShipping, rules, any)).toEqual([]);
  expect(
    fieldsAndCodes(validateShipping({ ...fullShipping, shippingMethod: '' }, rules, any)),
  ).toEqual(['shippingMethod required']);
  expect(fieldsAndCodes(validateShipping(fullShipping, rules, () => false))).toEqual([
    'shippingMethod method-unavailable',
  ]);
  expect(
    fieldsAndCodes(validateShipping({ ...fullShipping, comment: 'x'.repeat(501) }, rules, any)),
  ).toEqual(['comment too-long']);
});

it('[CH-15] [CH-16] a telephone number is needed where something is delivered, not on a bill', () => {
  const noPhone = { ...fullShipping, phoneNumber: '' };
  expect(fieldsAndCodes(validateShipping(noPhone, rules, any))).toEqual(['phoneNumber required']);
  const bill = {
    ...emptyPaymentDetails,
    ...shipping,
    paymentMethod: 'banktransfer',
    sameAsShipping: false,
    phoneNumber: '',
  };
  expect(validatePayment(bill, rules, any, { hasShipping: true, country: 'HU' })).toEqual([]);
});

it('[CH-32] a method fetched from several points needs one of them, from a single one none', () => {
  const at = (pickupPoint: string, ...points: string[]) =>
    fieldsAndCodes(validateShipping({ ...fullShipping, pickupPoint }, rules, any, points));
  expect(at('', 'budapest', 'gyor')).toEqual(['pickupPoint required']);
  expect(at('szeged', 'budapest', 'gyor')).toEqual(['pickupPoint method-unavailable']);
  expect(at('gyor', 'budapest', 'gyor')).toEqual([]);
  expect(at('', 'budapest')).toEqual([]);
  expect(at('szeged')).toEqual([]);
});

it('[CH-63] a method with parcel points needs one of its carrier', () => {
  const parcelPoint = sampleParcelPoint;
  const at = (details: object, parcelCarrier: string) =>
    fieldsAndCodes(
      validateShipping({ ...fullShipping, ...details }, rules, any, { parcelCarrier }),
    );
  expect(at({}, 'foxpost')).toEqual(['pickupPoint required']);
  expect(at({ parcelPoint }, 'gls')).toEqual(['pickupPoint required']);
  expect(at({ parcelPoint }, 'foxpost')).toEqual([]);
});

it('[CH-16] payment needs a method, and a billing address of its own where there is no other', () => {
  const details = { ...emptyPaymentDetails, paymentMethod: 'banktransfer' };
  const shipped = { hasShipping: true, country: 'HU' };
  expect(validatePayment(details, rules, any, shipped)).toEqual([]);
  expect(fieldsAndCodes(validatePayment(emptyPaymentDetails, rules, any, shipped))).toEqual([
    'paymentMethod required',
  ]);
  expect(fieldsAndCodes(validatePayment(details, rules, () => false, shipped))).toEqual([
    'paymentMethod method-unavailable',
  ]);
  const virtual = { hasShipping: false, country: 'HU' };
  expect(fieldsAndCodes(validatePayment(details, rules, any, virtual))).toContain(
    'streetAddress required',
  );
  const own = { ...details, sameAsShipping: false };
  expect(fieldsAndCodes(validatePayment(own, rules, any, shipped))).toContain(
    'streetAddress required',
  );
});

it('[CH-16] an invoice for a company needs its name and its tax number, by the rules of its country', () => {
  const company = {
    ...emptyPaymentDetails,
    paymentMethod: 'banktransfer',
    invoiceForCompany: true,
    taxId: '12345678-2-42',
  };
  const shipped = { hasShipping: true, country: 'HU' };
  expect(fieldsAndCodes(validatePayment(company, rules, any, shipped))).toEqual([
    'company required',
    'taxId tax-number-invalid',
  ]);
  const good = { ...company, company: 'Minta Kft.', taxId: '12345676-2-42' };
  expect(validatePayment(good, rules, any, shipped)).toEqual([]);
  const short = { ...good, company: 'XY' };
  expect(fieldsAndCodes(validatePayment(short, rules, any, shipped))).toEqual([
    'company too-short',
  ]);
  expect(validatePayment(short, { ...rules, minLongNameLength: 2 }, any, shipped)).toEqual([]);
  const abroad = { ...good, taxId: 'ATU12345678' };
  expect(validatePayment(abroad, rules, any, { hasShipping: true, country: 'AT' })).toEqual([]);
});

it('[CH-20] both boxes must be ticked', () => {
  expect(fieldsAndCodes(validateReview({ terms: false, privacy: false }))).toEqual([
    'terms must-accept',
    'privacy must-accept',
  ]);
  expect(validateReview({ terms: true, privacy: true })).toEqual([]);
});
