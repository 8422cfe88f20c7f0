import type { AnalyticsAdapter } from '../event-stream.ts';
import { createConsentCommands } from './google-consent.ts';

/** The function of the Google tag: pushes its arguments, as an `arguments` object, to `window.dataLayer`. */
export type Gtag = (...command: readonly unknown[]) => void;

/** Settings of the Google tag. */
export interface GoogleTagConfig {
  /** Measurement id of GA4: `G-…`. */
  readonly measurementId: string;
  /** Origin of the shop. It replaces the address of the page, whose query may contain a search text or a token. */
  readonly origin: string;
  /** Returns the time at which the tag starts, in milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Creates the adapter of GA4 without a tag manager. Before the first event it configures the tag without page views of its
 * own, without signals for advertising unless marketing is allowed, and with the path of the page as the only address. Source: AN-11, AN-12.
 */
export function googleTag(
  gtag: Gtag,
  { measurementId, origin, now }: GoogleTagConfig,
): AnalyticsAdapter {
  const consentCommand = createConsentCommands();
  let isConfigured = false;
  return {
    name: 'google-tag',
    purposes: ['analytics'],
    send({ name, parameters }, consent) {
      const command = consentCommand(consent);
      if (command !== undefined) gtag(...command);
      if (name === 'page_view') {
        gtag('set', { page_location: origin + parameters.page_path, page_referrer: '' });
      }
      if (!isConfigured) {
        isConfigured = true;
        gtag('js', new Date(now()));
        gtag('config', measurementId, {
          send_page_view: false,
          allow_google_signals: consent.marketing,
          allow_ad_personalization_signals: consent.marketing,
        });
      }
      gtag('event', name, parameters);
    },
  };
}
