import { expect, it } from 'vitest';
import { isTagManager, toolOrigins, toolScripts } from './tool-scripts.ts';

it('[AN-14] no account needs a script or an origin', () => {
  const none = { google: '', metaPixel: '' };
  expect(toolScripts(none)).toEqual([]);
  expect(toolOrigins(none)).toEqual([]);
});

it('[AN-14] GA4 needs consent for statistics, a container and the pixel for their own', () => {
  expect(toolScripts({ google: 'G-TEST', metaPixel: '' })).toEqual([
    {
      tool: 'google',
      address: 'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      purposes: ['analytics'],
    },
  ]);
  expect(toolScripts({ google: 'GTM-TEST', metaPixel: '123' })).toEqual([
    {
      tool: 'tagManager',
      address: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
      purposes: ['analytics', 'marketing'],
    },
    {
      tool: 'metaPixel',
      address: 'https://connect.facebook.net/en_US/fbevents.js',
      purposes: ['marketing'],
    },
  ]);
  expect([isTagManager('GTM-TEST'), isTagManager('G-TEST')]).toEqual([true, false]);
});

it('[AN-14] every script comes from an allowed origin', () => {
  const accounts = { google: 'GTM-TEST', metaPixel: '123' };
  const origins = toolOrigins(accounts);
  for (const { address } of toolScripts(accounts)) {
    expect(origins.some((origin) => address.startsWith(`${origin}/`))).toBe(true);
  }
  expect(toolOrigins({ google: 'G-TEST', metaPixel: '' })).not.toContain(
    'https://www.facebook.com',
  );
});
