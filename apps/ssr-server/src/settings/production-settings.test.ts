import { defineShopConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { assertProduction, doubtfulSettings } from './production-settings.ts';

const complete = {
  PUBLIC_URL: 'https://bolt.hu',
  API_URL: 'http://127.0.0.1:4000',
  SHOP_DIR: '/srv/shop',
};
const own = {
  seller: {
    name: 'Bolt Kft.',
    seat: '1111 Budapest, Minta utca 1.',
    registrationNumber: '01-09-654321',
    taxNumber: '87654321-2-42',
    email: 'info@bolt.hu',
    phone: '+3612345678',
    phoneHours: { from: 9, to: 17 },
  },
};

function linesOf(environment: Record<string, string>, overrides: object = own): string[] {
  try {
    assertProduction(readConfig(environment), defineShopConfig(overrides));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

it('findings I1, I4, I5: a start in earnest names everything that is missing, a line each', () => {
  expect(linesOf({ SHOP_HOST_PORT: '3001' }, {}).map((line) => line.split(' ', 1)[0])).toEqual([
    'PUBLIC_URL',
    'SHOP_DIR',
    'SHOP_DIR',
    'API_URL',
    'SHOP_HOST_PORT',
  ]);
  expect(linesOf(complete)).toEqual([]);
  expect(linesOf(complete, {})).toHaveLength(1);
  expect(linesOf({ SHOP_MODE: 'demo', SHOP_HOST_PORT: '3001' }, {})).toEqual([]);
});

it("findings I5: a start in earnest says which settings are the demo's", () => {
  const demo = { DRAIN_NOTICE_MS: '0', PSEUDO_LANGUAGE: 'on', RATE_LIMIT_SCALE: '2' };
  expect([...doubtfulSettings(readConfig({ ...complete, ...demo })).keys()]).toEqual([
    'DRAIN_NOTICE_MS',
    'PSEUDO_LANGUAGE',
    'TRUSTED_PROXIES',
    'RATE_LIMIT_SCALE',
  ]);
  expect(doubtfulSettings(readConfig({ ...complete, TRUSTED_PROXIES: '1' })).size).toBe(0);
  expect(doubtfulSettings(readConfig({ SHOP_MODE: 'demo', ...demo })).size).toBe(0);
});
