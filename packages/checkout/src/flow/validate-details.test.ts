import { expect, it } from 'vitest';
import { emptyPaymentDetails, emptyPersonalDetails, emptyShippingDetails } from './details.ts';
import { defaultFormRules as rules } from './form-rules.ts';
import { hasErrors } from '../fields/field-error.ts';
import { personal, shipping } from '../test/checkout-bench.ts';
import {
  validateAddress,
  validatePayment,
  validatePersonal,
  validateRegistration,
  validateReview,
  validateShipping,
} from './validate-details.ts';

const told = (problems: readonly { field: string; code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);
const noPassword = { password: '', repeatedPassword: '' };
const fullShipping = { ...emptyShippingDetails, ...shipping };
const any = () => true;

it('[CH-12] names and an e-mail address are asked for, a password only with an account', () => {
  expect(told(validatePersonal(emptyPersonalDetails, noPassword, rules))).toEqual([
    'lastName required',
    'firstName required',
    'emailAddress required',
  ]);
  expect(validatePersonal(personal, noPassword, rules)).toEqual([]);
  const withAccount = { ...personal, createAccount: true };
  expect(told(validatePersonal(withAccount, noPassword, rules))).toEqual([
    'password required',
    'repeatedPassword required',
  ]);
  const typed = { password: 'titkos123', repeatedPassword: 'titkos124' };
  expect(told(validatePersonal(withAccount, typed, rules))).toEqual([
    'repeatedPassword passwords-differ',
  ]);
});

it('[CH-13] a registration asks for all of it', () => {
  const { createAccount: _account, ...customer } = personal;
  expect(told(validateRegistration({ ...customer, ...noPassword }, rules))).toEqual([
    'password required',
    'repeatedPassword required',
  ]);
  const typed = { password: 'titkos123', repeatedPassword: 'titkos123' };
  expect(validateRegistration({ ...customer, ...typed }, rules)).toEqual([]);
});

it('[CH-14] an address is checked field by field, region and state never', () => {
  expect(
    told(validateAddress({ ...emptyShippingDetails, country: '' }, rules, { needsPhone: true })),
  ).toEqual([
    'lastName required',
    'firstName required',
    'country required',
    'zipCode required',
    'city required',
    'streetAddress required',
    'phoneNumber required',
  ]);
  expect(validateAddress(fullShipping, rules, { needsPhone: true })).toEqual([]);
  const wrong = {
    ...fullShipping,
    country: 'US',
    city: 'X',
    apartmentNumber: 'x'.repeat(201),
    phoneNumber: '12',
  };
  expect(told(validateAddress(wrong, rules, { needsPhone: true }))).toEqual([
    'country country-unknown',
    'city too-short',
    'apartmentNumber too-long',
    'phoneNumber phone-invalid',
  ]);
});

it('[CH-14] a phone number nobody needs may be left out, not be wrong', () => {
  const quiet = { ...fullShipping, phoneNumber: '' };
  expect(validateAddress(quiet, rules, { needsPhone: false })).toEqual([]);
  const wrong = { ...fullShipping, phoneNumber: '12' };
  expect(told(validateAddress(wrong, rules, { needsPhone: false }))).toEqual([
    'phoneNumber phone-invalid',
  ]);
});

it('[CH-15] shipping needs an offered method', () => {
  expect(validateShipping(fullShipping, rules, any)).toEqual([]);
  expect(told(validateShipping({ ...fullShipping, shippingMethod: '' }, rules, any))).toEqual([
    'shippingMethod required',
  ]);
  expect(told(validateShipping(fullShipping, rules, () => false))).toEqual([
    'shippingMethod method-unavailable',
  ]);
  expect(told(validateShipping({ ...fullShipping, comment: 'x'.repeat(501) }, rules, any))).toEqual(
    ['comment too-long'],
  );
});

it('[CH-46] a method fetched from several points needs one of them, from a single one none', () => {
  const at = (pickupPoint: string, ...points: string[]) =>
    told(validateShipping({ ...fullShipping, pickupPoint }, rules, any, points));
  expect(at('', 'budapest', 'gyor')).toEqual(['pickupPoint required']);
  expect(at('szeged', 'budapest', 'gyor')).toEqual(['pickupPoint method-unavailable']);
  expect(at('gyor', 'budapest', 'gyor')).toEqual([]);
  expect(at('', 'budapest')).toEqual([]);
  expect(at('szeged')).toEqual([]);
});

it('[CH-16] payment needs a method, and a billing address of its own where there is no other', () => {
  const details = { ...emptyPaymentDetails, paymentMethod: 'banktransfer' };
  const shipped = { hasShipping: true, country: 'HU' };
  expect(validatePayment(details, rules, any, shipped)).toEqual([]);
  expect(told(validatePayment(emptyPaymentDetails, rules, any, shipped))).toEqual([
    'paymentMethod required',
  ]);
  expect(told(validatePayment(details, rules, () => false, shipped))).toEqual([
    'paymentMethod method-unavailable',
  ]);
  const virtual = { hasShipping: false, country: 'HU' };
  expect(told(validatePayment(details, rules, any, virtual))).toContain('streetAddress required');
  const own = { ...details, sameAsShipping: false };
  expect(told(validatePayment(own, rules, any, shipped))).toContain('streetAddress required');
});

it('[CH-16] an invoice for a company needs its name and its tax number, by the rules of its country', () => {
  const company = {
    ...emptyPaymentDetails,
    paymentMethod: 'banktransfer',
    invoiceForCompany: true,
    taxId: '12345678-2-42',
  };
  const shipped = { hasShipping: true, country: 'HU' };
  expect(told(validatePayment(company, rules, any, shipped))).toEqual([
    'company required',
    'taxId tax-number-invalid',
  ]);
  const good = { ...company, company: 'Minta Kft.', taxId: '12345676-2-42' };
  expect(validatePayment(good, rules, any, shipped)).toEqual([]);
  const short = { ...good, company: 'XY' };
  expect(told(validatePayment(short, rules, any, shipped))).toEqual(['company too-short']);
  expect(validatePayment(short, { ...rules, minLongNameLength: 2 }, any, shipped)).toEqual([]);
  const abroad = { ...good, taxId: 'ATU12345678' };
  expect(validatePayment(abroad, rules, any, { hasShipping: true, country: 'AT' })).toEqual([]);
});

it('[CH-17] both boxes must be ticked', () => {
  expect(told(validateReview({ terms: false, privacy: false }))).toEqual([
    'terms must-accept',
    'privacy must-accept',
  ]);
  expect(validateReview({ terms: true, privacy: true })).toEqual([]);
});

it('[CH-19] problems carry codes and bounds, and a warning stops nothing', () => {
  const problems = validateAddress({ ...fullShipping, streetAddress: 'Kossuth tér' }, rules, {
    needsPhone: true,
  });
  expect(problems).toEqual([
    { field: 'streetAddress', code: 'street-without-number', severity: 'warning' },
  ]);
  expect(hasErrors(problems)).toBe(false);
  expect(hasErrors(validateReview({ terms: true, privacy: false }))).toBe(true);
});
