import type { Purpose } from './consent-cookie.ts';
import type { Consent } from './consent.ts';
import type { Settings } from '../settings/settings.ts';

type ThirdPartyScript = keyof Settings['thirdPartyScripts'];

/** Purpose that each third-party script needs consent for. */
const purposeOf: Readonly<Record<ThirdPartyScript, Purpose>> = {
  analytics: 'analytics',
  heatMap: 'analytics',
  chat: 'preferences',
};

export interface ThirdPartyScriptsPorts {
  readonly consent: Consent;
  /** Calls back once after the time; returns a function that cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** Puts a script into the page. Called once for each. */
  readonly load: (address: string) => void;
  /** Reloads the page: a running script cannot be removed. */
  readonly reload: () => void;
}

/**
 * Loads chat, heat map and analytics scripts: none before consent, none in the first `waitMs` of a page. Withdrawal of
 * consent reloads the page without them. Returns a function that stops it. Source: SC-21, SC-24.
 */
export function startThirdPartyScripts(
  scripts: Settings['thirdPartyScripts'],
  waitMs: number,
  { consent, after, load, reload }: ThirdPartyScriptsPorts,
): () => void {
  const configuredScripts = (Object.keys(purposeOf) as ThirdPartyScript[]).flatMap((name) => {
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
