import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertFree, folderSettings, readStartSettings } from './settings.ts';

describe('readStartSettings', () => {
  it('opens port 3000 with the shop host beside it, and keeps data in .data', () => {
    expect(readStartSettings({}, '/srv/shop')).toEqual({
      mode: 'demo',
      port: 3000,
      shopHostPort: 3001,
      apiUrl: undefined,
      dataDir: '/srv/shop/.data',
    });
  });

  it('findings I1: opens no shop host where SHOP_HOST_PORT is 0, another is named, or the shop is in earnest', () => {
    expect(readStartSettings({ SHOP_HOST_PORT: '0' }, '/').shopHostPort).toBe(0);
    expect(readStartSettings({ SHOP_HOST_URL: 'https://pay.hu' }, '/').shopHostPort).toBe(0);
    expect(readStartSettings({ SHOP_MODE: 'production' }, '/').shopHostPort).toBe(0);
    expect(readStartSettings({ PORT: '80', SHOP_HOST_PORT: '81' }, '/').shopHostPort).toBe(81);
  });

  it.each([
    [{ SHOP_MODE: 'live' }, /^SHOP_MODE is "live", but must be demo or production/],
    [{ PORT: '0' }, /^PORT is "0"/],
    [{ PORT: 'http' }, /^PORT is "http", but must be a port/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ API_URL: 'api.example' }, /^API_URL is "api.example", but must be an origin/],
  ])('refuses %o with one line that names the variable', (env, message) => {
    expect(() => readStartSettings(env, '/')).toThrow(message);
  });
});

it('names the folders that commands of this shop need, and none of the demo', () => {
  const env = { DATA_DIR: '../bolt/.data', SHOP_DIR: '../bolt', PORT: '80' };
  expect(folderSettings(env)).toBe('SHOP_DIR=../bolt DATA_DIR=../bolt/.data ');
  expect(folderSettings({ SHOP_DIR: '' })).toBe('');
});

describe('assertFree', () => {
  it('names the port that is taken and the variable that moves it', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
    const { port } = server.address() as { port: number };
    await expect(assertFree(port, 'PORT')).rejects.toThrow(
      `Port ${port} is taken: stop what uses it, or choose another with PORT=…`,
    );
    server.close();
  });
});
