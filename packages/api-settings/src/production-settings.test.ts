import { defineShopConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { assertProduction, doubtfulSettings, logDoubtfulSettings } from './production-settings.ts';

const complete = {
  PUBLIC_URL: 'https://bolt.hu',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Bolt <rendeles@bolt.hu>',
  SHOP_DIR: '/srv/shop',
  TRUSTED_PROXIES: '2',
};
const seller = {
  name: 'Bolt Kft.',
  seat: '1111 Budapest, Minta utca 1.',
  registrationNumber: '01-09-654321',
  taxNumber: '87654321-2-42',
  email: 'info@bolt.hu',
  phone: '+3612345678',
  phoneHours: { from: 9, to: 17 },
};

function linesOf(environment: Record<string, string>, overrides: object = { seller }): string[] {
  const shop = defineShopConfig(overrides);
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
    'SHOP_DIR',
    'SMTP_URL',
    'MAIL_FROM',
    'SHOP_DIR',
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
  expect(linesOf(complete, {})).toEqual([expect.stringMatching(/^SHOP_DIR names no seller: /)]);
});

it('findings I5: emails come from an address that can be answered', () => {
  expect(linesOf({ ...complete, MAIL_FROM: 'Bolt <rendeles@bolt.example>' })).toEqual([
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
  ['RATE_LIMIT_SCALE', '2'],
  ['DRAIN_NOTICE_MS', '0'],
  ['TRUSTED_PROXIES', ''],
])('findings I5: a start in earnest says that %s is "%s"', (name, value) => {
  const config = readConfig({ ...complete, [name]: value }, '/');
  expect(doubtfulSettings(config)).toEqual([
    { name, message: expect.stringMatching(new RegExp(`^${name} is .+\\.$`)) },
  ]);
  expect(doubtfulSettings(readConfig(complete, '/'))).toEqual([]);
});

it('findings I5: each doubtful setting is logged with its advice, and named for the operator', () => {
  const logged: [event: string, fields: unknown][] = [];
  const log = { warn: (event: string, fields?: unknown) => void logged.push([event, fields]) };
  const doubtful = { ...complete, RATE_LIMIT_SCALE: '100', DRAIN_NOTICE_MS: '0' };
  expect(logDoubtfulSettings(readConfig(doubtful, '/'), log)).toEqual([
    'RATE_LIMIT_SCALE',
    'DRAIN_NOTICE_MS',
  ]);
  expect(logged).toEqual(
    ['RATE_LIMIT_SCALE', 'DRAIN_NOTICE_MS'].map((setting) => [
      'setting',
      { setting, advice: expect.stringMatching(new RegExp(`^${setting} is .+\\.$`)) as unknown },
    ]),
  );
  expect(logDoubtfulSettings(readConfig(complete, '/'), log)).toEqual([]);
});
