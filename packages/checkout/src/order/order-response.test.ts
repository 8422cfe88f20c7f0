import { expect, it } from 'vitest';
import { readOrderResponse } from './order-response.ts';

it.each([
  ['address-invalid', 'address-invalid'],
  ['invalid-request', 'address-invalid'],
  ['shipping-method-invalid', 'shipping-method-invalid'],
  ['payment-method-invalid', 'payment-method-invalid'],
  ['cart-empty', 'cart-empty'],
  ['quantity-invalid', 'quantity-invalid'],
  ['order-too-large', 'order-too-large'],
  ['something-new', 'other'],
  [7, 'other'],
])('[CH-45] a refusal named %s is %s, with the text of the server', (error, reason) => {
  const response = { code: 422, result: 'no', meta: { error } };
  expect(readOrderResponse(response, 1)).toEqual({ kind: 'refused', reason, text: 'no' });
});

it('[CH-45] a refusal whose result is no text has none', () => {
  const response = { code: 422, result: { message: 'no' }, meta: { error: 'cart-empty' } };
  expect(readOrderResponse(response, 1)).toEqual({
    kind: 'refused',
    reason: 'cart-empty',
    text: undefined,
  });
});

it('[CH-45] a changed total without lines, and one that cannot be read, name no line', () => {
  const response = { code: 400, meta: { error: 'total-changed', grand_total: 900 } };
  expect(readOrderResponse(response, 1000)).toMatchObject({ grandTotal: 900, lines: [] });
  const unreadable = { code: 400, meta: { error: 'total-changed', grand_total: '900' } };
  expect(readOrderResponse(unreadable, 1000)).toMatchObject({
    kind: 'total-changed',
    seenTotal: 1000,
    lines: [],
  });
});

it('[CH-63] a delivery that is refused for its point is told apart from one that is not offered', () => {
  const refusal = (error: string, paths: readonly string[]) => ({
    code: 400,
    result: 'no',
    meta: { error, fields: paths.map((path) => ({ path, rule: 'exists' })) },
  });
  const reasonOf = (...paths: readonly string[]) =>
    readOrderResponse(refusal('shipping-method-invalid', paths), 1);
  const point = 'addressInformation.shippingExtraFields.pickup_point';
  expect(reasonOf(point)).toMatchObject({ reason: 'pickup-point-invalid' });
  expect(reasonOf('addressInformation')).toMatchObject({ reason: 'shipping-method-invalid' });
  expect(reasonOf('addressInformation', point)).toMatchObject({ reason: 'pickup-point-invalid' });
  const withoutFields = { code: 400, result: 'no', meta: { error: 'shipping-method-invalid' } };
  expect(readOrderResponse(withoutFields, 1)).toMatchObject({ reason: 'shipping-method-invalid' });
  expect(readOrderResponse(refusal('address-invalid', [point]), 1)).toMatchObject({
    reason: 'address-invalid',
  });
});
