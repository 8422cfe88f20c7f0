import type { AnalyticsEvent } from '../analytics-event.ts';
import type { AnalyticsItem, ItemSum } from '../analytics-item.ts';
import type { AnalyticsAdapter } from '../event-stream.ts';

/** The function of the Meta pixel: `window.fbq`. */
export type MetaPixelFunction = (...command: readonly unknown[]) => void;

/** Standard event of Meta: name, parameters and, to recognise duplicates, an id. */
interface StandardEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly eventId?: string;
}

/**
 * Creates the adapter of the Meta pixel. Needs consent for marketing. Configures the pixel before its first event, without
 * its automatic events. Events without a standard event of Meta are not sent. Source: AN-13.
 *
 * @param pixelId - Number of the pixel.
 */
export function metaPixel(fbq: MetaPixelFunction, pixelId: string): AnalyticsAdapter {
  let isConfigured = false;
  return {
    name: 'meta-pixel',
    purposes: ['marketing'],
    send(event) {
      const standardEvent = standardEventOf(event);
      if (standardEvent === undefined) return;
      if (!isConfigured) {
        isConfigured = true;
        fbq('set', 'autoConfig', false, pixelId);
        fbq('init', pixelId);
      }
      const { name, parameters, eventId } = standardEvent;
      if (eventId === undefined) fbq('track', name, parameters);
      else fbq('track', name, parameters, { eventID: eventId });
    },
  };
}

function standardEventOf(event: AnalyticsEvent): StandardEvent | undefined {
  switch (event.name) {
    case 'page_view':
      return { name: 'PageView', parameters: {} };
    case 'view_item':
      return { name: 'ViewContent', parameters: contents(event.parameters) };
    case 'add_to_wishlist':
      return { name: 'AddToWishlist', parameters: contents(event.parameters) };
    case 'add_to_cart':
      return { name: 'AddToCart', parameters: contents(event.parameters) };
    case 'begin_checkout':
      return { name: 'InitiateCheckout', parameters: contents(event.parameters) };
    case 'add_payment_info':
      return { name: 'AddPaymentInfo', parameters: contents(event.parameters) };
    case 'purchase': {
      const { transaction_id } = event.parameters;
      return { name: 'Purchase', parameters: contents(event.parameters), eventId: transaction_id };
    }
    case 'search':
      return { name: 'Search', parameters: { search_string: event.parameters.search_term } };
    case 'sign_up':
      return { name: 'CompleteRegistration', parameters: {} };
    case 'view_item_list':
    case 'select_item':
    case 'remove_from_cart':
    case 'view_cart':
    case 'add_shipping_info':
    case 'refund':
    case 'login':
      return undefined;
  }
}

function contents({ currency, value, items }: ItemSum): StandardEvent['parameters'] {
  return {
    content_type: 'product',
    content_ids: items.map(({ item_id }) => item_id),
    contents: items.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
    num_items: items.reduce((sum: number, { quantity }: AnalyticsItem) => sum + quantity, 0),
    currency,
    value,
  };
}
