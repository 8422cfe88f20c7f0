import { defineShopConfig, demoOverrides, zugolyConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { assertProduction, doubtfulSettings } from './production-settings.ts';

const complete = {
  PUBLIC_URL: 'https://bolt.hu',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Bolt <rendeles@bolt.hu>',
  CONTENT_DIR: '/srv/shop/content',
  TRUSTED_PROXIES: '2',
};
const seller = {
  ...demoOverrides.seller,
  taxNumber: '87654321-2-42',
  registrationNumber: '01-09-654321',
  email: 'info@bolt.hu',
  bankAccount: undefined,
};

function linesOf(environment: Record<string, string>, overrides: object = { seller }): string[] {
  const shop = defineShopConfig(zugolyConfig, overrides);
  try {
    assertProduction(readConfig(environment, '/'), shop);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

it('findings I4, I5: a start in earnest names everything that is missing, a line each', () => {
  const lines = linesOf({}, {});
  expect(lines.map((line) => line.split(' ', 1)[0])).toEqual([
    'PUBLIC_URL',
    'SHOP_CONFIG',
    'SMTP_URL',
    'MAIL_FROM',
    'CONTENT_DIR',
    'SHOP_MODE=demo',
  ]);
  expect(linesOf(complete)).toEqual([]);
});

it.each(Object.keys(complete).filter((name) => name !== 'TRUSTED_PROXIES'))(
  'findings I5: without %s it stops with one line that names it',
  (name) => {
    expect(linesOf({ ...complete, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is not set: .+\\.$`)),
    ]);
  },
);

it('findings I4: without a seller it stops with one line', () => {
  expect(linesOf(complete, {})).toEqual([expect.stringMatching(/^SHOP_CONFIG names no seller: /)]);
});

it('findings I5: emails come from an address that can be answered', () => {
  expect(linesOf({ ...complete, MAIL_FROM: 'Zugoly <rendeles@zugoly.example>' })).toEqual([
    expect.stringMatching(/^MAIL_FROM cannot be answered/),
  ]);
});

it('the demo needs nothing', () => {
  expect(linesOf({ SHOP_MODE: 'demo' }, {})).toEqual([]);
  expect(doubtfulSettings(readConfig({ SHOP_MODE: 'demo', RATE_LIMIT_SCALE: '100' }, '/'))).toEqual(
    [],
  );
});

it.each([
  ['RATE_LIMIT_SCALE', '100'],
  ['DRAIN_NOTICE_MS', '0'],
  ['TRUSTED_PROXIES', ''],
])('findings I5: a start in earnest says that %s is "%s"', (name, value) => {
  const config = readConfig({ ...complete, [name]: value }, '/');
  expect(doubtfulSettings(config)).toEqual([
    { name, message: expect.stringMatching(new RegExp(`^${name} is .+\\.$`)) },
  ]);
  expect(doubtfulSettings(readConfig(complete, '/'))).toEqual([]);
});
