import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('opens the shop host beside the shop unless an outside one is named', () => {
    expect(readConfig({ PORT: '3000' }).shopHostPort).toBe(3001);
    expect(readConfig({ SHOP_HOST_URL: 'https://pay.example' }).shopHostPort).toBe(0);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT is "x", but must be a port from 1 to 65535'],
    [{ API_URL: 'api' }, 'API_URL is "api", but must be an origin'],
  ])('refuses %o by its name', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
