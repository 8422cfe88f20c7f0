import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('findings I1: opens no shop host of the demo unless it is asked for', () => {
    expect(readConfig({ PORT: '3000' })).toMatchObject({ mode: 'production', shopHostPort: 0 });
    expect(readConfig({ SHOP_HOST_PORT: '3001' }).shopHostPort).toBe(3001);
    expect(readConfig({ SHOP_HOST_PORT: '0' }).shopHostPort).toBe(0);
  });

  it('takes an empty variable for none, as the backend does', () => {
    expect(readConfig({ PORT: '', REDIS_URL: '', SHOP_HOST_URL: '' })).toEqual(readConfig({}));
  });

  it('asks a backend on this machine at the next port what is stale, and another where it was told to', () => {
    const of = (env: Record<string, string>) => readConfig(env).apiInternalUrl;
    expect(of({ API_URL: 'http://127.0.0.1:4000' })).toBe('http://127.0.0.1:4001');
    expect(of({ API_URL: 'https://api.example:8443' })).toBeUndefined();
    expect(of({ API_URL: 'https://api.example', API_INTERNAL_URL: 'http://10.0.0.2:4001' })).toBe(
      'http://10.0.0.2:4001',
    );
  });

  it('has as many processes answer as there are cores, unless it is told how many', () => {
    expect(readConfig({}).workers).toBe(Math.min(availableParallelism(), 64));
    expect(readConfig({ WEB_CONCURRENCY: '3' }).workers).toBe(3);
  });

  it('knows the scripts that wait for consent, and their origins once each', () => {
    const config = readConfig({
      ANALYTICS_SCRIPT: 'https://stats.example/s.js',
      HEAT_MAP_SCRIPT: 'https://stats.example/heat.js',
      THIRD_PARTY_ORIGINS: 'https://collect.example https://*.chat.example',
    });
    expect(config.thirdPartyScripts).toEqual({
      analytics: 'https://stats.example/s.js',
      heatMap: 'https://stats.example/heat.js',
    });
    expect(config.thirdPartyOrigins).toEqual([
      'https://stats.example',
      'https://collect.example',
      'https://*.chat.example',
    ]);
    expect(readConfig({}).thirdPartyOrigins).toEqual([]);
  });

  it.each([
    [{ SHOP_MODE: 'live' }, 'SHOP_MODE is "live", but must be demo or production'],
    [{ PORT: 'x' }, 'PORT is "x", but must be a port from 1 to 65535'],
    [{ WEB_CONCURRENCY: '0' }, 'WEB_CONCURRENCY is "0", but must be a number of processes from 1'],
    [{ WEB_CONCURRENCY: '65' }, 'WEB_CONCURRENCY is'],
    [{ CHAT_SCRIPT: 'http://chat.example/c.js' }, 'CHAT_SCRIPT is'],
    [
      { THIRD_PARTY_ORIGINS: "https://a.example; script-src 'unsafe-inline'" },
      'THIRD_PARTY_ORIGINS is',
    ],
    [{ API_URL: 'api' }, 'API_URL is "api", but must be an origin'],
    [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES is "11", but must be a number from 0 to 10'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE is'],
    [{ REDIS_URL: 'secret@host' }, 'REDIS_URL must be an address'],
    [{ INVALIDATE_KEY: 'short' }, 'INVALIDATE_KEY must be at least 16 characters'],
  ])('refuses %o by its name', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
