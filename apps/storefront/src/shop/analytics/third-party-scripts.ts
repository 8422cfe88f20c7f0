import type { Purpose } from './consent-cookie.ts';
import type { Consent } from './consent.ts';
import type { Settings } from '../settings/settings.ts';

type NamedScript = keyof Settings['thirdPartyScripts'];

/** Purposes of each script. */
const purposesOf: Readonly<Record<NamedScript, readonly Purpose[]>> = {
  analytics: ['analytics'],
  heatMap: ['analytics'],
  chat: ['preferences'],
  google: ['analytics'],
  tagManager: ['analytics', 'marketing'],
  metaPixel: ['marketing'],
};

/** Third-party script, and its purposes, of which one must be allowed. */
export interface ThirdPartyScript {
  readonly address: string;
  readonly purposes: readonly Purpose[];
}

export interface ThirdPartyScriptsPorts {
  readonly consent: Consent;
  /** Calls back once after the time; returns a function that cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** Adds a script to the page. Called once for each script. */
  readonly load: (address: string) => void;
  /** Reloads the page: a running script cannot be removed. */
  readonly reload: () => void;
}

/** Returns the configured scripts: those configured by address, then those of the shop's analytics accounts. */
export function scriptsOf({
  thirdPartyScripts,
}: Pick<Settings, 'thirdPartyScripts'>): readonly ThirdPartyScript[] {
  return (Object.keys(purposesOf) as NamedScript[]).flatMap((name) => {
    const address = thirdPartyScripts[name];
    return address === undefined ? [] : [{ address, purposes: purposesOf[name] }];
  });
}

/**
 * Loads third-party scripts: none before consent, none in the first `waitMs` of a page. Withdrawing a purpose that a
 * loaded script was allowed for reloads the page. Returns a function that stops it. Source: SC-21, SC-24.
 */
export function startThirdPartyScripts(
  scripts: readonly ThirdPartyScript[],
  waitMs: number,
  { consent, after, load, reload }: ThirdPartyScriptsPorts,
): () => void {
  if (scripts.length === 0) return () => {};
  const loaded = new Set<ThirdPartyScript>();
  /** Purposes that a loaded script was allowed for. */
  const usedPurposes = new Set<Purpose>();
  let waited = false;
  const look = () => {
    if ([...usedPurposes].some((purpose) => !consent.allows(purpose))) {
      reload();
      return;
    }
    if (!waited) return;
    for (const script of scripts) {
      const allowedPurposes = script.purposes.filter(consent.allows);
      if (allowedPurposes.length === 0) continue;
      for (const purpose of allowedPurposes) usedPurposes.add(purpose);
      if (loaded.has(script)) continue;
      loaded.add(script);
      load(script.address);
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
