import { createObservable } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import type { ConsentChoice } from './consent-cookie.ts';
import type { Consent } from './consent.ts';
import { startThirdPartyScripts } from './third-party-scripts.ts';
import { createMarketingEvents, type MarketingEvent } from './marketing-events.ts';

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

function start(consent: Consent) {
  const done: string[] = [];
  let timeUp = () => {};
  let waitMs = 0;
  const stop = startThirdPartyScripts({ analytics: 'a.js', heatMap: 'h.js', chat: 'c.js' }, 2000, {
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

describe('createMarketingEvents', () => {
  // findings D9
  it.each(['analytics', 'marketing'])('sends events while only %s is allowed', (purpose) => {
    const events: MarketingEvent[] = [];
    const consent = consentOf({ ...none, [purpose]: true });
    createMarketingEvents(consent, { push: (event) => void events.push(event) }).send({
      event: 'home-viewed',
    });
    expect(events).toEqual([{ event: 'home-viewed' }]);
  });

  it('[S2-23] sends events only while they are allowed, and stores none for later', () => {
    const events: MarketingEvent[] = [];
    const consent = consentOf();
    const marketing = createMarketingEvents(consent, { push: (event) => void events.push(event) });
    marketing.send({ event: 'home-viewed' });
    consent.choose({ ...none, preferences: true });
    marketing.send({ event: 'home-viewed' });
    consent.choose({ ...none, marketing: true });
    expect(events).toEqual([]);
    marketing.send({ event: 'home-viewed' });
    expect(events).toEqual([{ event: 'home-viewed' }]);
  });
});
