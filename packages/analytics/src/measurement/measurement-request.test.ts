import { expect, it } from 'vitest';
import { lamps, purchase } from '../test/an-order.ts';
import { measurementRequest } from './measurement-request.ts';

it('[AN-15] a server reports a purchase without a visitor and without advertising', () => {
  const { body, ...request } = measurementRequest(
    { measurementId: 'G-TEST', apiSecret: 'a&b' },
    purchase('ZG-1'),
    1000,
  );
  expect(request).toEqual({
    method: 'POST',
    url: 'https://region1.google-analytics.com/mp/collect?measurement_id=G-TEST&api_secret=a%26b',
    headers: { 'content-type': 'application/json' },
  });
  expect(JSON.parse(body)).toEqual({
    client_id: 'order.ZG-1',
    timestamp_micros: 1_000_000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [{ name: 'purchase', params: { ...lamps, transaction_id: 'ZG-1' } }],
  });
});
