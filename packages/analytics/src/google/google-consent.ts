import type { ConsentState } from '../analytics-event.ts';

/** Signals of Google's consent mode. */
interface GoogleConsent {
  readonly analytics_storage: 'granted' | 'denied';
  readonly ad_storage: 'granted' | 'denied';
  readonly ad_user_data: 'granted' | 'denied';
  readonly ad_personalization: 'granted' | 'denied';
}

/** Arguments of Google's `consent` command. */
export type ConsentCommand = readonly ['consent', 'default' | 'update', GoogleConsent];

/**
 * Creates a function that returns the command to send before an event: `default` before the first event, `update` after a
 * change, undefined otherwise. Source: AN-11.
 */
export function createConsentCommands(): (consent: ConsentState) => ConsentCommand | undefined {
  let last: ConsentState | undefined;
  return (consent) => {
    const { analytics, marketing } = consent;
    if (last?.analytics === analytics && last.marketing === marketing) return undefined;
    const kind = last === undefined ? 'default' : 'update';
    last = consent;
    const ads = marketing ? 'granted' : 'denied';
    return [
      'consent',
      kind,
      {
        analytics_storage: analytics ? 'granted' : 'denied',
        ad_storage: ads,
        ad_user_data: ads,
        ad_personalization: ads,
      },
    ];
  };
}
