import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertFree, readStartSettings } from './settings.ts';

describe('readStartSettings', () => {
  it('opens port 3000 with the shop host beside it, and keeps data in .data', () => {
    expect(readStartSettings({}, '/srv/shop')).toEqual({
      port: 3000,
      shopHostPort: 3001,
      apiUrl: undefined,
      dataDir: '/srv/shop/.data',
    });
  });

  it.each([
    [{ PORT: 'http' }, /^PORT is "http", but must be a port/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ API_URL: 'api.example' }, /^API_URL is "api.example", but must be an origin/],
  ])('refuses %o with one line that names the variable', (env, message) => {
    expect(() => readStartSettings(env, '/')).toThrow(message);
  });
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
