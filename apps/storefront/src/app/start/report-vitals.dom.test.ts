// @vitest-environment jsdom
import { createObservable } from '@shop/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportVitals, vitalPageOf, type VitalsParts } from './report-vitals.ts';

const beacons: { readonly path: string; readonly body: Blob }[] = [];
const hide = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  beacons.length = 0;
  hide('visible');
  Object.assign(navigator, {
    sendBeacon: (path: string, body: Blob) => beacons.push({ path, body }) > 0,
  });
  Object.assign(window, {
    requestIdleCallback: (call: () => void) => setTimeout(call),
    innerWidth: 390,
  });
});

function start(isAllowed: boolean) {
  const allowed = createObservable(isAllowed);
  const load = vi.fn<() => Promise<unknown>>(async () => ({
    onTTFB: (note: (metric: never) => void) => note({ name: 'TTFB', value: 12.4 } as never),
    onFCP: () => undefined,
    onLCP: (note: (metric: never) => void) => note({ name: 'LCP', value: 1_234.5 } as never),
    onCLS: (note: (metric: never) => void) => note({ name: 'CLS', value: 0.012_345 } as never),
    onINP: () => undefined,
  })) as unknown as VitalsParts['load'] & ReturnType<typeof vi.fn>;
  void reportVitals({
    consent: { allows: () => allowed.get(), subscribe: allowed.subscribe },
    build: '1.0.0-abc',
    matches: () => [{ routeId: '/cart', search: {} }],
    page: window,
    load,
  });
  return { allowed, load };
}

describe('field measures', () => {
  it('are sent once, when the page is left, without its address', async () => {
    const { load } = start(true);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await Promise.resolve();
    hide('hidden');
    hide('visible');
    hide('hidden');
    expect(beacons).toHaveLength(1);
    const [beacon] = beacons;
    expect(beacon?.path).toBe('/api/ext/vitals');
    expect(JSON.parse((await beacon?.body.text()) ?? '')).toEqual({
      page: 'cart',
      device: 'phone',
      build: '1.0.0-abc',
      values: { TTFB: 12, LCP: 1_235, CLS: 0.0123 },
    });
  });

  it('load and send nothing before consent, or after it is withdrawn', async () => {
    const { allowed, load } = start(false);
    await new Promise((later) => setTimeout(later, 20));
    hide('hidden');
    expect([load.mock.calls.length, beacons.length]).toEqual([0, 0]);
    hide('visible');
    allowed.set(true);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await Promise.resolve();
    allowed.set(false);
    hide('hidden');
    expect(beacons).toEqual([]);
  });

  it('name the kind of a page', () => {
    const screen = (kind: string, search = {}) =>
      vitalPageOf([
        { routeId: '__root__', search },
        { routeId: '/$', search, loaderData: { target: { kind } } },
      ]);
    expect(screen('product')).toBe('product');
    expect(screen('category')).toBe('category');
    expect(screen('category', { search: 'fotel' })).toBe('search');
    expect(screen('info')).toBe('content');
    expect(vitalPageOf([{ routeId: '/', search: {} }])).toBe('home');
    expect(vitalPageOf([{ routeId: '/account/orders', search: {} }])).toBe('account');
    expect(vitalPageOf([{ routeId: '/$', search: {} }])).toBe('other');
    expect(vitalPageOf([])).toBe('other');
  });
});
