import { createObservable } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import type { ConsentChoice } from './consent-cookie.ts';
import type { Consent } from './consent.ts';
import { holdsToken } from './holds-token.ts';
import { scriptsOf, startThirdPartyScripts, type ThirdPartyScript } from './third-party-scripts.ts';

const none = { preferences: false, analytics: false, marketing: false };

function consentOf(choice?: ConsentChoice): Consent {
  const chosen = createObservable(choice);
  return {
    ...chosen,
    allows: (purpose) => chosen.get()?.[purpose] === true,
    choose(choice) {
      chosen.set(choice);
      return true;
    },
  };
}

const named = scriptsOf({
  thirdPartyScripts: { chat: 'c.js', analytics: 'a.js', heatMap: 'h.js' },
});

function start(consent: Consent, scripts: readonly ThirdPartyScript[] = named) {
  const done: string[] = [];
  let timeUp = () => {};
  let waitMs = 0;
  const stop = startThirdPartyScripts(scripts, 2000, {
    consent,
    after(ms, call) {
      waitMs = ms;
      timeUp = call;
      return () => {
        timeUp = () => {};
      };
    },
    load: (address) => void done.push(address),
    reload: () => void done.push('reload'),
  });
  return { done, stop, pass: () => timeUp(), waited: () => waitMs };
}

describe('startThirdPartyScripts', () => {
  it('[S9-14] waits 2 s also with an earlier consent', () => {
    const { done, pass, waited } = start(
      consentOf({ preferences: true, analytics: true, marketing: false }),
    );
    expect(done).toEqual([]);
    expect(waited()).toBe(2000);
    pass();
    expect(done).toEqual(['a.js', 'h.js', 'c.js']);
  });

  it('loads nothing without consent, and only the allowed scripts with it', () => {
    const consent = consentOf();
    const { done, pass } = start(consent);
    pass();
    expect(done).toEqual([]);
    consent.choose({ ...none, preferences: true });
    consent.choose({ ...none, preferences: true, marketing: true });
    expect(done).toEqual(['c.js']);
  });

  it('reloads the page when a running script is no longer allowed', () => {
    const consent = consentOf({ ...none, analytics: true });
    const { done, pass } = start(consent);
    pass();
    consent.choose(none);
    expect(done).toEqual(['a.js', 'h.js', 'reload']);
  });

  it('stops with its page', () => {
    const consent = consentOf();
    const { done, pass, stop } = start(consent);
    stop();
    pass();
    consent.choose({ ...none, analytics: true });
    expect(done).toEqual([]);
  });
});

describe('scripts of accounts', () => {
  const container = { address: 'gtm.js', purposes: ['analytics', 'marketing'] } as const;

  it('[SC-55] none is loaded for a shop without an account', () => {
    expect(scriptsOf({ thirdPartyScripts: {} })).toEqual([]);
    const { waited, stop } = start(
      consentOf({ preferences: true, analytics: true, marketing: true }),
      [],
    );
    stop();
    expect(waited()).toBe(0);
  });

  it('[SC-55] come after those of the operator', () => {
    const scripts = scriptsOf({
      thirdPartyScripts: { metaPixel: 'm.js', tagManager: 'gtm.js', chat: 'c.js' },
    });
    expect(scripts).toEqual([
      { address: 'c.js', purposes: ['preferences'] },
      { address: 'gtm.js', purposes: ['analytics', 'marketing'] },
      { address: 'm.js', purposes: ['marketing'] },
    ]);
  });

  // findings D9
  it.each(['analytics', 'marketing'])(
    'load with %s alone where they have two purposes',
    (purpose) => {
      const { done, pass } = start(consentOf({ ...none, [purpose]: true }), [container]);
      pass();
      expect(done).toEqual(['gtm.js']);
    },
  );

  it('load once, and reload the page when a purpose that was added later is withdrawn', () => {
    const consent = consentOf({ ...none, analytics: true });
    const { done, pass } = start(consent, [container]);
    pass();
    consent.choose({ ...none, analytics: true, marketing: true });
    expect(done).toEqual(['gtm.js']);
    consent.choose({ ...none, analytics: true });
    expect(done).toEqual(['gtm.js', 'reload']);
  });
});

it.each([
  ['', false],
  ['#shipping', false],
  ['#token=4f1c0a9e8b7d6c5e4f3a2b1c0d9e8f7a', true],
  [`#${'a1'.repeat(60)}`, true],
])('recognises a token in the fragment %j: %s', (hash, expected) => {
  expect(holdsToken(hash)).toBe(expected);
});
