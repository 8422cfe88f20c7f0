import { expect, it } from 'vitest';
import { parseShopConfig } from './shop-config.ts';

const parse = (trackingUrl: string) =>
  parseShopConfig({ orders: { carriers: [{ code: 'gls', name: 'GLS', trackingUrl }] } });

it.each([
  ['https://carrier.example/?parcel={code}', true],
  ['http://carrier.example/?parcel={code}', false],
  ['https://carrier.example/', false],
])('[SC-52] the page of a parcel is an https address with its number: %s', (address, expected) => {
  expect(parse(address).ok).toBe(expected);
});

it('[SC-52] the page in another language is an https address with the number too', () => {
  const withPage = (page: string) =>
    parseShopConfig({
      orders: {
        carriers: [
          {
            code: 'gls',
            name: 'GLS',
            trackingUrl: 'https://carrier.example/hu/{code}',
            trackingUrls: { de: page },
          },
        ],
      },
    }).ok;
  expect(withPage('https://carrier.example/de/{code}')).toBe(true);
  expect(withPage('https://carrier.example/de/')).toBe(false);
});

it('[SC-52] no carrier is built in', () => {
  const parsed = parseShopConfig({});
  expect(parsed.ok && parsed.value.orders.carriers).toEqual([]);
});
