import { errorStatuses } from '@shop/openapi';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { scopes } from '../keys/scopes.ts';
import { operatorErrors } from './error-codes.ts';
import { operatorCallList, operatorCalls } from './operator-calls.ts';

it('[OA-3] has one method and path for each id, and a parameter for each part of a path', () => {
  const places = operatorCallList.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
  for (const [id, call] of operatorCallList) {
    const parts = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect([id, Object.keys(call.params.entries)]).toEqual([id, parts]);
    expect(call.about).toMatch(/^[A-Z][^`]{5,50}\w$/);
  }
});

it('[OA-3] has no body where a call only reads', () => {
  const readers = operatorCallList.filter(([, { method }]) => method === 'GET');
  const withBody = readers.filter(([, { body, lines }]) => (body ?? lines) !== undefined);
  expect(withBody).toEqual([]);
});

it('[OA-2] [OA-3] uses every scope, and only reading scopes for reading', () => {
  const used = new Set(operatorCallList.map(([, { scope }]) => scope));
  expect(scopes.filter((scope) => !used.has(scope))).toEqual([]);
  const readers = operatorCallList.filter(([, { method }]) => method === 'GET');
  expect(readers.filter(([, { scope }]) => !scope.endsWith(':read'))).toEqual([]);
});

it('[OA-4] gives each code one status from 400 to 499', () => {
  expect(Object.keys(operatorErrors).filter((code) => code in errorStatuses)).toEqual([]);
  for (const status of Object.values(operatorErrors)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

it.each([
  [{ step: 'dispatch', carrier: 'gls', code: '12345' }, true],
  [{ step: 'dispatch' }, true],
  [{ step: 'pay', carrier: 'gls', code: '12345' }, false],
  [{ step: 'dispatch', carrier: 'gls' }, false],
  [{ step: 'ship' }, false],
])('[OA-4] takes a step with a parcel where it has one: %j is %s', (body, isTaken) => {
  expect(v.safeParse(operatorCalls.stepOrder.body, body).success).toBe(isTaken);
});

it('[OA-12] has both failures of a provider exactly where a call asks one', () => {
  const failures = ['payment-unavailable', 'payment-refused'] as const;
  const askers = operatorCallList.filter(([, { errors }]) =>
    failures.every((code) => errors.includes(code)),
  );
  const others = operatorCallList.filter(
    ([id, { errors }]) =>
      !askers.some(([asker]) => asker === id) && failures.some((code) => errors.includes(code)),
  );
  expect(askers.map(([id]) => id)).toEqual(['refundOrder', 'settlePayment']);
  expect(others).toEqual([]);
  expect(operatorCalls.refundOrder.details).toContain('neither refunds twice');
});

it('[OA-19] takes a refund with and without a name, and says whether it was repeated', () => {
  const { body, answer, once } = operatorCalls.refundOrder;
  expect(once).toBe('required');
  for (const named of [{}, { name: 'RMA-12' }, { name: 'x'.repeat(200) }]) {
    expect(v.is(body, { amount: 4_990, ...named })).toBe(true);
  }
  for (const name of ['', 'two words', 'szék', 'x'.repeat(201), 12]) {
    expect(v.is(body, { amount: 4_990, name })).toBe(false);
  }
  const refund = { number: 'ZG-1', amount: 4_990 };
  expect(v.parse(answer, { ...refund, repeated: true }).repeated).toBe(true);
  expect(v.is(answer, refund)).toBe(true);
});

it.each([
  [{ path: '/a', type: 'product', id: '1' }, true],
  [{ path: 'a', to: '/b' }, true],
  [{ path: 'a' }, false],
  [{ path: 'a', type: 'product' }, false],
  [{ path: 'a', to: 'b', type: 'product', id: '1' }, false],
  [{ path: 'a', to: 'https://other.example' }, false],
  [{ path: 'https://old.example/a', to: 'b' }, false],
  [{ path: 'a', to: '//other.example' }, false],
])('[OA-15] takes a redirect to one place of the shop: %j is %s', (body, isTaken) => {
  expect(v.safeParse(operatorCalls.addRedirect.body, body).success).toBe(isTaken);
});
