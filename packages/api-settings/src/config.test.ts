import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { missingInvoices } from './missing-invoices.ts';

it('needs nothing to be set', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    mode: 'production',
    host: '127.0.0.1',
    port: 4000,
    dataDir: '/shop/.data',
    shopDir: '/shop/demo',
    contentDir: '/shop/demo/content',
    databaseUrl: undefined,
    allowedOrigins: [],
  });
});

it('has its internal listener on this machine, on the next port', () => {
  expect(readConfig({}, '/')).toMatchObject({ internalHost: '127.0.0.1', internalPort: 4001 });
  expect(readConfig({ API_PORT: '0' }, '/').internalPort).toBe(0);
  expect(readConfig({ API_PORT: '80', API_INTERNAL_PORT: '9' }, '/').internalPort).toBe(9);
});

it('makes sample invoices in the demo only', () => {
  expect(readConfig({ SHOP_MODE: 'demo' }, '/').invoice.service).toBe('sandbox');
  expect(() => readConfig({ INVOICE_SERVICE: 'sandbox' }, '/')).toThrow(ConfigError);
});

it('[IN-17] makes no invoices for another shop in demo mode that has not chosen a service', () => {
  const serviceOf = (environment: Readonly<Record<string, string>>) =>
    readConfig({ SHOP_MODE: 'demo', ...environment }, '/zugoly').invoice.service;
  expect(serviceOf({ SHOP_DIR: '../bolt' })).toBe('off');
  expect(serviceOf({ SHOP_DIR: '../bolt', INVOICE_SERVICE: 'sandbox' })).toBe('sandbox');
  expect(serviceOf({ SHOP_DIR: 'demo' })).toBe('sandbox');
});

it('[IN-17] names the missing choice of an invoice service, and its missing keys', () => {
  const linesOf = (environment: Readonly<Record<string, string>>) =>
    missingInvoices(readConfig({ SHOP_DIR: '/srv/shop', ...environment }, '/'));
  expect(linesOf({})).toEqual([
    'INVOICE_SERVICE is not set: no invoices are made: write szamlazz or billingo, or off',
  ]);
  expect(linesOf({ INVOICE_SERVICE: 'billingo' })).toEqual([
    'INVOICE_SERVICE is billingo: no invoices are made: set BILLINGO_API_KEY and BILLINGO_BLOCK_ID',
  ]);
  const szamlazz = { INVOICE_SERVICE: 'szamlazz', SZAMLAZZ_AGENT_KEY: 'agentkey' };
  for (const chosen of [{ INVOICE_SERVICE: 'off' }, szamlazz, { SHOP_DIR: '' }]) {
    expect(linesOf(chosen)).toEqual([]);
  }
});

it('takes an empty variable for none', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: '' }, '/')).toMatchObject({
    port: 4000,
    databaseUrl: undefined,
  });
});

it.each([
  ['SHOP_MODE', 'live'],
  ['DRAIN_NOTICE_MS', '-1'],
  ['DRAIN_NOTICE_MS', '100000'],
  ['DRAIN_NOTICE_MS', '1.5'],
  ['API_PORT', 'abc'],
  ['API_PORT', '65536'],
  ['API_PORT', '-1'],
  ['API_INTERNAL_PORT', '65536'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_READ_URL', 'replica'],
  ['REDIS_URL', 'http://x'],
  ['SEARCH_URL', 'redis://x'],
  ['SEARCH_PREFIX', 'Shop_1'],
  ['SMTP_URL', 'mail'],
  ['ALLOWED_ORIGINS', 'https://a.example/'],
  ['ALLOWED_ORIGINS', 'https://a.example,b'],
  ['CATALOG_INDEXES', 'a b'],
  ['TRUSTED_PROXIES', '11'],
  ['TRUSTED_PROXY_RANGES', 'private,proxy.example'],
  ['WEB_CONCURRENCY', '0'],
  ['WEB_CONCURRENCY', '9'],
  ['INVOICE_SERVICE', 'paper'],
  ['INVOICE_ON', 'monday'],
  ['LOG_SAMPLE', '1.5'],
  ['LOG_SAMPLE', '10%'],
])('names %s when it is "%s", in one line, with the fix', (name, value) => {
  const failure = (() => {
    try {
      readConfig({ [name]: value }, '/');
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  expect(failure).toBeInstanceOf(ConfigError);
  const { message } = failure as ConfigError;
  expect(message).toMatch(new RegExp(`^${name} is not valid.*: .+\\.$`));
  expect(message).not.toContain('\n');
});

it.each([
  [undefined, 5_000],
  ['0', 0],
  ['99999', 99_999],
])(
  'waits between "not ready" and the end of new connections as DRAIN_NOTICE_MS %s says',
  (value, ms) => {
    expect(readConfig({ DRAIN_NOTICE_MS: value }, '/').drainNoticeMs).toBe(ms);
  },
);

it('never repeats an address that may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@x' }, '/')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret') }),
  );
});

it('refuses switches for faults in production', () => {
  expect(readConfig({ FAULT_SWITCHES: 'on', SHOP_MODE: 'demo' }, '/').faultSwitches).toBe(true);
  expect(() => readConfig({ FAULT_SWITCHES: 'on' }, '/')).toThrow(
    'FAULT_SWITCHES may not be on in production',
  );
});

it.each([
  [undefined, 1],
  ['0', 0],
  ['0.05', 0.05],
  ['1', 1],
])('LOG_SAMPLE %s logs the share %s', (text, share) => {
  expect(readConfig({ LOG_SAMPLE: text }, '/').logSample).toBe(share);
});

it('responds in one process by default, and always where faults are injected', () => {
  const workers = (environment: Record<string, string>) =>
    readConfig({ SHOP_MODE: 'demo', ...environment }, '/').workers;
  expect(workers({})).toBe(1);
  expect(workers({ WEB_CONCURRENCY: '4' })).toBe(4);
  expect(workers({ WEB_CONCURRENCY: '4', FAULT_SWITCHES: 'on' })).toBe(1);
});
