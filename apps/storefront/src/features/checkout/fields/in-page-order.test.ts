import type { CheckoutField } from '@shop/checkout';
import type { FieldError } from '@shop/forms';
import { expect, it } from 'vitest';
import { inPageOrder } from './in-page-order.ts';

const lacking = (field: CheckoutField): FieldError<CheckoutField> => ({
  field,
  code: 'required',
  severity: 'error',
});

it.each([
  ['hu', ['paymentMethod', 'lastName', 'firstName', 'city', 'taxId']],
  ['de', ['paymentMethod', 'firstName', 'lastName', 'city', 'taxId']],
  ['it', ['paymentMethod', 'firstName', 'lastName', 'city', 'taxId']],
] as const)('[FO-23] lists problems in the order of the fields: %s', (language, fields) => {
  const found = (['lastName', 'firstName', 'city', 'taxId', 'paymentMethod'] as const).map(lacking);
  expect(inPageOrder(found, language).map(({ field }) => field)).toEqual(fields);
});
