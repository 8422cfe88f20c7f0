import { builtConfig } from '../settings/built-config.ts';
import { createBroadcastHub } from '@shop/testing';
import { describe, expect, it, vi } from 'vitest';
import { createConsent, untilAllowed } from './consent.ts';
import { readConsent } from './consent-cookie.ts';

/** Cookies of a browser: a cookie replaces the one with the same name. */
function cookieJar(before = '') {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair]),
  );
  const written: string[] = [];
  return {
    written,
    read: () => [...jar.values()].join('; '),
    write(cookie: string) {
      written.push(cookie);
      const [pair = ''] = cookie.split('; ');
      jar.set(pair.slice(0, pair.indexOf('=')), pair);
    },
  };
}

function consentWith(before = '', isSecure = false, tabs = createBroadcastHub()) {
  const cookies = cookieJar(before);
  const forgotten: string[] = [];
  const consent = createConsent(builtConfig.consent, {
    isSecure,
    cookies,
    clearThirdPartyStorage: () => void forgotten.push('others'),
    tabs: tabs.join(),
  });
  return { consent, cookies, forgotten };
}

const all = { preferences: true, analytics: true, marketing: true };
const none = { preferences: false, analytics: false, marketing: false };

describe('createConsent', () => {
  it('[S9-17] allows nothing before the shopper answered', () => {
    const { consent } = consentWith();
    expect(consent.get()).toBeUndefined();
    expect(consent.allows('analytics')).toBe(false);
    expect(consent.allows('marketing')).toBe(false);
  });

  it('[S3-53] stores a refusal like a consent: 365 days, path /, SameSite Strict, a JSON object', () => {
    const { consent, cookies } = consentWith();
    consent.choose(none);
    const [cookie = ''] = cookies.written;
    expect(cookie).toContain('max-age=31536000; path=/; samesite=Strict');
    const value = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
    expect(JSON.parse(decodeURIComponent(value))).toEqual({
      preferences: 'denied',
      analytics: 'denied',
      marketing: 'denied',
    });
    expect(consentWith(cookies.read()).consent.get()).toEqual(none);
  });

  it('binds the cookie to the host where the page is secure', () => {
    const { consent, cookies } = consentWith('', true);
    consent.choose(all);
    expect(cookies.written[0]).toMatch(/^__Host-consent=.*; secure$/);
  });

  it('clears third-party storage when a consent is withdrawn, and only then', () => {
    const { consent, forgotten } = consentWith();
    consent.choose(none);
    consent.choose({ ...none, analytics: true });
    expect(forgotten).toEqual([]);
    consent.choose(none);
    expect(forgotten).toEqual(['others']);
  });

  it('notifies the other tabs', async () => {
    const tabs = createBroadcastHub();
    const { consent, cookies } = consentWith('', false, tabs);
    const other = createConsent(builtConfig.consent, {
      isSecure: false,
      cookies,
      clearThirdPartyStorage: () => undefined,
      tabs: tabs.join(),
    });
    consent.choose(all);
    await vi.waitFor(() => expect(other.get()).toEqual(all));
    other.choose(none);
    await vi.waitFor(() => expect(consent.get()).toEqual(none));
  });

  it.each(['consent=', 'consent=%7B', 'consent=%E0', 'consent={"analytics":"yes"}', 'other=1'])(
    'asks again when the cookie is %s',
    (cookie) => expect(readConsent(cookie, false)).toBeUndefined(),
  );
});

it('findings D9: what needs one of two purposes starts with either, at once or later', async () => {
  const { consent } = consentWith();
  const starts: string[] = [];
  void untilAllowed(consent, 'analytics', 'marketing').then(() => starts.push('either'));
  void untilAllowed(consent, 'analytics').then(() => starts.push('analytics'));
  consent.choose({ ...none, preferences: true });
  await Promise.resolve();
  expect(starts).toEqual([]);
  consent.choose({ ...none, marketing: true });
  await untilAllowed(consent, 'marketing');
  expect(starts).toEqual(['either']);
});
