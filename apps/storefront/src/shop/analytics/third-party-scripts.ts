import type { Purpose } from './consent-cookie.ts';
import type { Consent } from './consent.ts';
import type { Settings } from '../settings/settings.ts';

type LaterScript = keyof Settings['laterScripts'];

/** Purpose that each third-party script needs consent for. */
const purposeOf: Readonly<Record<LaterScript, Purpose>> = {
  analytics: 'analytics',
  heatMap: 'analytics',
  chat: 'preferences',
};

export interface ThirdPartyScriptsPorts {
  readonly consent: Consent;
  /** Calls back once the time is over; returns how to stop. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** Puts a script into the page. Called once for each. */
  readonly load: (address: string) => void;
  /** Loads the page anew: a script that runs cannot be taken back. */
  readonly reload: () => void;
}

/**
 * Brings chat, heat map and analytics: none before the shopper allowed it, none in the first `waitMs` of a page.
 * Withdrawing loads the page anew without them. Returns how to stop. Source: SC-21, SC-24.
 */
export function startThirdPartyScripts(
  scripts: Settings['laterScripts'],
  waitMs: number,
  { consent, after, load, reload }: ThirdPartyScriptsPorts,
): () => void {
  const configuredScripts = (Object.keys(purposeOf) as LaterScript[]).flatMap((name) => {
    const address = scripts[name];
    return address === undefined ? [] : [{ address, purpose: purposeOf[name] }];
  });
  if (configuredScripts.length === 0) return () => {};
  const loaded = new Map<string, Purpose>();
  let waited = false;
  const look = () => {
    if ([...loaded.values()].some((purpose) => !consent.allows(purpose))) {
      reload();
      return;
    }
    if (!waited) return;
    for (const { address, purpose } of configuredScripts) {
      if (loaded.has(address) || !consent.allows(purpose)) continue;
      loaded.set(address, purpose);
      load(address);
    }
  };
  const stopWaiting = after(waitMs, () => {
    waited = true;
    look();
  });
  const stopListening = consent.subscribe(look);
  return () => {
    stopWaiting();
    stopListening();
  };
}
