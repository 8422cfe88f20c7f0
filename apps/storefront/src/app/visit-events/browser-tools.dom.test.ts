// @vitest-environment jsdom
import type { AnalyticsEvent } from '@shop/analytics';
import { afterEach, expect, it } from 'vitest';
import { browserTools } from './browser-tools.ts';

const none = { google: '', metaPixel: '', purchases: 'browser' } as const;
const noScripts = { thirdPartyScripts: {} };
const both = { analytics: true, marketing: true };
const home: AnalyticsEvent = { name: 'page_view', parameters: { page_path: '/' } };
const purchase: AnalyticsEvent = {
  name: 'purchase',
  parameters: { transaction_id: 'ZG-1', currency: 'HUF', value: 0, items: [] },
};

afterEach(() => {
  window.location.hash = '';
  delete window.dataLayer;
  delete window.fbq;
});

const names = (tools: ReturnType<typeof browserTools>) => tools.map(({ name }) => name);

it('[SC-55] sets no global name without an account', () => {
  expect(browserTools(noScripts, none, window)).toEqual([]);
  expect([window.dataLayer, window.fbq]).toEqual([undefined, undefined]);
});

it.each([
  ['a container', { ...none, google: 'GTM-TEST' }, noScripts, ['google-tag-manager']],
  ['GA4', { ...none, google: 'G-TEST' }, noScripts, ['google-tag']],
  ['the pixel', { ...none, metaPixel: '12345' }, noScripts, ['meta-pixel']],
  [
    'a script that reads the data layer',
    none,
    { thirdPartyScripts: { analytics: 'https://a.example/a.js' } },
    ['google-tag-manager'],
  ],
])('[SC-55] %s has its adapter', (_case, analytics, settings, expected) => {
  expect(names(browserTools(settings, analytics, window))).toEqual(expected);
});

it('pushes commands of Google as an arguments object', () => {
  const [tool] = browserTools(noScripts, { ...none, google: 'G-TEST' }, window);
  tool?.send(home, both);
  const kinds = window.dataLayer?.map((entry) => Object.prototype.toString.call(entry));
  expect(new Set(kinds)).toEqual(new Set(['[object Arguments]']));
  expect(window.dataLayer?.map((entry) => (entry as IArguments)[0])).toEqual([
    'consent',
    'set',
    'js',
    'config',
    'event',
  ]);
});

it('[SC-55] leaves purchases to the server for Google, and sends them to Meta', () => {
  const tools = browserTools(
    noScripts,
    { google: 'GTM-TEST', metaPixel: '12345', purchases: 'server' },
    window,
  );
  for (const tool of tools) tool.send(purchase, both);
  expect(window.dataLayer).toEqual([]);
  expect((window.fbq as unknown as { queue: unknown[][] }).queue.at(-1)?.[1]).toBe('Purchase');
});

it('sends Meta nothing of a page whose address has a token', () => {
  const [pixel] = browserTools(noScripts, { ...none, metaPixel: '12345' }, window);
  const { queue } = window.fbq as unknown as { readonly queue: readonly unknown[] };
  window.location.hash = `#${'a1'.repeat(20)}`;
  pixel?.send(home, both);
  expect(queue).toEqual([]);
  window.location.hash = '#shipping';
  pixel?.send(home, both);
  expect(queue.at(-1)).toEqual(['track', 'PageView', {}]);
});
