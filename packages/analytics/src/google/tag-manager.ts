import type { AnalyticsAdapter } from '../event-stream.ts';
import type { Gtag } from './google-tag.ts';
import { createConsentCommands } from './google-consent.ts';

/** List that Google Tag Manager reads: `window.dataLayer`. */
export interface DataLayer {
  push(entry: unknown): void;
}

/**
 * Creates the adapter of Google Tag Manager. It pushes `{ event, ecommerce }`, after `{ ecommerce: null }` so that no field of
 * an earlier event remains; events without items push their parameters beside `event`. Works for every tool that reads a
 * data layer. Source: AN-10, AN-11.
 *
 * @param gtag - Pushes its arguments to the same list: the consent commands need that form.
 * @param now - Returns the time in milliseconds since 1970. With it the start of the container is pushed before the first
 *   event, as the snippet of Google does it.
 */
export function googleTagManager(
  dataLayer: DataLayer,
  gtag: Gtag,
  now?: () => number,
): AnalyticsAdapter {
  const consentCommand = createConsentCommands();
  let isStarted = now === undefined;
  return {
    name: 'google-tag-manager',
    purposes: ['analytics', 'marketing'],
    send({ name, parameters }, consent) {
      const command = consentCommand(consent);
      if (command !== undefined) gtag(...command);
      if (!isStarted) {
        isStarted = true;
        dataLayer.push({ 'gtm.start': now?.(), event: 'gtm.js' });
      }
      if ('items' in parameters || 'transaction_id' in parameters) {
        dataLayer.push({ ecommerce: null });
        dataLayer.push({ event: name, ecommerce: parameters });
        return;
      }
      dataLayer.push({ event: name, ...parameters });
    },
  };
}
