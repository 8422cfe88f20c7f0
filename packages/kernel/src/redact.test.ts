import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  'token',
  'userToken',
  'refresh_token',
  'cartId',
  'cart_id',
  'password',
  'newPassword',
  'email',
  'emailAddress',
  'phone',
  'telephone',
  'phoneNumber',
  'name',
  'firstname',
  'last_name',
  'customer_firstname',
  'buyerLastName',
  'shipping_postcode',
  'sourceCartId',
  'bankAccount',
  'iban',
  'shippingAddress',
  'address',
])('[KE-6] redacts any value under %s', (key) => {
  expect(redact({ [key]: 'Kis Anna', deep: [{ [key]: { a: 1 } }] })).toEqual({
    [key]: '[redacted]',
    deep: [{ [key]: '[redacted]' }],
  });
});

it.each([
  ['an e-mail address', 'mail to anna.kis+1@example.hu failed', 'mail to [redacted] failed'],
  [
    'a query string',
    'GET /api/cart/pull?token=abc&cartId=1 failed',
    'GET /api/cart/pull?[redacted] failed',
  ],
  ['a bearer token', 'header Bearer abc.def', 'header Bearer [redacted]'],
  ['a named secret', '{"password":"titok12"}', '{"password":"[redacted]"}'],
  ['a phone number', 'call +36 30 123 4567 now', 'call [redacted] now'],
  ['a domestic phone number', 'call 06-1/234-5678', 'call [redacted]'],
  ['a phone number with full stops', 'call (06 22) 123.456', 'call ([redacted]'],
  ['a phone number abroad', 'call +49 30 1234567 or +4312345678', 'call [redacted] or [redacted]'],
  ['a token in base64url', `t ${'aZ-_09'.repeat(7)}x x`, 't [redacted] x'],
  ['a long hexadecimal word', `t ${'a1'.repeat(16)} x`, 't [redacted] x'],
])('[KE-7] cuts %s out of text', (_story, text, expected) => {
  expect(redact({ event: text })).toEqual({ event: expected });
});

it('[KE-7] redacts it at any position, also where a long text is shortened', () => {
  const secret = fc.constantFrom('anna.kis@example.hu', '+36301234567', 'a1'.repeat(16));
  fc.assert(
    fc.property(
      secret,
      fc.integer({ min: 1_940, max: 2_010 }),
      fc.nat(60),
      (text, before, after) => {
        const said = `${'x '.repeat(before / 2)} ${text} ${'y '.repeat(after)}`;
        expect(String(redact({ event: said })['event'])).not.toMatch(/anna|3012|a1a1/);
      },
    ),
  );
});

it('[KE-8] leaves what is neither personal nor secret', () => {
  const fields = {
    sku: 'FELHO-1',
    status: 503,
    ms: 12.5,
    ok: true,
    path: '/api/catalog',
    capacity: 5,
    hostname: 'shop-1',
    ordered_at: '2026-03-05T15:07:00Z',
    sum: '12 990 + 1 990',
    gone: null,
  };
  expect(redact(fields)).toEqual(fields);
});

it('[KE-9] reads errors and their causes', () => {
  const cause = new TypeError('no route to a@b.hu');
  expect(redact({ failure: new Error('failed', { cause }) })).toEqual({
    failure: {
      error: 'Error',
      message: 'failed',
      cause: { error: 'TypeError', message: 'no route to [redacted]' },
    },
  });
});

it('[KE-10] ends at a bounded depth, circles included', () => {
  const loop: Record<string, unknown> = {};
  loop['again'] = loop;
  expect(JSON.stringify(redact(loop))).toContain('[deep]');
});

it('[KE-10] shortens a long text', () => {
  const { event } = redact({ event: 'x'.repeat(5000) });
  expect(event).toHaveLength(2001);
});
