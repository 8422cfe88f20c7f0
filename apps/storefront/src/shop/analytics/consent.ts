import { createObservable, type Broadcast, type Observable } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import { consentCookie, purposes, readConsent } from './consent-cookie.ts';
import type { ConsentChoice, Purpose } from './consent-cookie.ts';

/**
 * Consent of the shopper. `undefined` before the question is answered: then the defaults of the configuration apply.
 */
export interface Consent extends Observable<ConsentChoice | undefined> {
  /** Returns true if the purpose is allowed now. */
  allows(purpose: Purpose): boolean;
  /**
   * Stores the choice and clears the data of purposes that are no longer allowed. Returns false if the browser does not
   * store it: the choice then applies until the page closes.
   */
  choose(choice: ConsentChoice): boolean;
}

export interface ConsentPorts {
  readonly isSecure: boolean;
  /** `document.cookie`, as a pair of functions. */
  readonly cookies: { read(): string; write(cookie: string): void };
  /** Deletes the data that third parties have stored: called when a purpose is no longer allowed. */
  readonly clearThirdPartyStorage: () => void;
  /** Channel to the other tabs: after a choice in one tab none of them shows the question. */
  readonly tabs: Broadcast;
}

/** Stores the shopper's choice in a cookie. Source: SC-21; nothing non-essential before it is allowed. */
export function createConsent(config: ShopConfig['consent'], ports: ConsentPorts): Consent {
  const currentChoice = createObservable(readConsent(ports.cookies.read(), ports.isSecure));
  // The message contains the cookie value: another tab may get it before it can read the cookie.
  ports.tabs.subscribe((cookie) => currentChoice.set(readConsent(cookie, ports.isSecure)));
  return {
    get: currentChoice.get,
    subscribe: currentChoice.subscribe,
    allows: (purpose) =>
      currentChoice.get()?.[purpose] ??
      (purpose === 'analytics' && config.analyticsDefault === 'granted'),
    choose(choice) {
      const previousChoice = currentChoice.get();
      const cookie = consentCookie(choice, config, ports.isSecure);
      ports.cookies.write(cookie);
      currentChoice.set(choice);
      if (purposes.some((purpose) => previousChoice?.[purpose] === true && !choice[purpose])) {
        ports.clearThirdPartyStorage();
      }
      ports.tabs.post(cookie);
      return readConsent(ports.cookies.read(), ports.isSecure) !== undefined;
    },
  };
}

/** Resolves when one of the purposes is allowed: at once, or after the shopper's consent. */
export function untilAllowed(
  consent: Pick<Consent, 'allows' | 'subscribe'>,
  ...someOf: readonly Purpose[]
): Promise<void> {
  return new Promise((resolve) => {
    if (someOf.some(consent.allows)) return resolve();
    const stop = consent.subscribe(() => {
      if (!someOf.some(consent.allows)) return;
      stop();
      resolve();
    });
  });
}

/** Consent on a server: no choice. */
export const nobodyAsked: Consent = {
  get: () => undefined,
  subscribe: () => () => {},
  allows: () => false,
  choose: () => false,
};
