import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '../analytics-event.ts';
import { lamps, purchase } from '../test/an-order.ts';
import { metaPixel } from './meta-pixel.ts';
import { createPixelQueue } from './pixel-queue.ts';

const offers = { analytics: false, marketing: true };
const lampContents = {
  content_type: 'product',
  content_ids: ['LAMP-1'],
  contents: [{ id: 'LAMP-1', quantity: 2 }],
  num_items: 2,
  currency: 'EUR',
  value: 5198,
};

describe('metaPixel', () => {
  function start() {
    const commands: (readonly unknown[])[] = [];
    const adapter = metaPixel((...command) => void commands.push(command), '123');
    return { adapter, commands };
  }

  it('[AN-13] configures the pixel once, without its automatic events', () => {
    const { adapter, commands } = start();
    const home: AnalyticsEvent = { name: 'page_view', parameters: { page_path: '/' } };
    adapter.send(home, offers);
    adapter.send(home, offers);
    expect(commands).toEqual([
      ['set', 'autoConfig', false, '123'],
      ['init', '123'],
      ['track', 'PageView', {}],
      ['track', 'PageView', {}],
    ]);
    expect(adapter.purposes).toEqual(['marketing']);
  });

  it.each<[AnalyticsEvent, string, object]>([
    [{ name: 'view_item', parameters: lamps }, 'ViewContent', lampContents],
    [{ name: 'add_to_wishlist', parameters: lamps }, 'AddToWishlist', lampContents],
    [{ name: 'add_to_cart', parameters: lamps }, 'AddToCart', lampContents],
    [{ name: 'begin_checkout', parameters: lamps }, 'InitiateCheckout', lampContents],
    [{ name: 'add_payment_info', parameters: lamps }, 'AddPaymentInfo', lampContents],
    [{ name: 'search', parameters: { search_term: 'sofa' } }, 'Search', { search_string: 'sofa' }],
    [{ name: 'sign_up', parameters: { method: 'email' } }, 'CompleteRegistration', {}],
  ])('[AN-13] sends $name as a standard event', (event, name, parameters) => {
    const { adapter, commands } = start();
    adapter.send(event, offers);
    expect(commands.at(-1)).toEqual(['track', name, parameters]);
  });

  it('[AN-13] sends a purchase with the order number as its id', () => {
    const { adapter, commands } = start();
    adapter.send(purchase('ZG-1'), offers);
    expect(commands.at(-1)).toEqual(['track', 'Purchase', lampContents, { eventID: 'ZG-1' }]);
  });

  it.each<AnalyticsEvent>([
    { name: 'view_item_list', parameters: { item_list_id: '21', items: [] } },
    { name: 'select_item', parameters: { item_list_id: '21', items: [] } },
    { name: 'remove_from_cart', parameters: lamps },
    { name: 'view_cart', parameters: lamps },
    { name: 'add_shipping_info', parameters: lamps },
    { name: 'refund', parameters: { transaction_id: 'ZG-1', currency: 'EUR', value: 1 } },
    { name: 'login', parameters: { method: 'email' } },
  ])('[AN-13] does not send $name, and does not start for it', (event) => {
    const { adapter, commands } = start();
    adapter.send(event, offers);
    expect(commands).toEqual([]);
  });
});

it('[AN-13] commands wait until the script of Meta is loaded', () => {
  const fbq = createPixelQueue();
  fbq('init', '123');
  expect(fbq.queue).toEqual([['init', '123']]);
  const received: unknown[] = [];
  fbq.callMethod = (...command) => void received.push(command);
  fbq('track', 'PageView');
  expect(received).toEqual([['track', 'PageView']]);
  expect(fbq.queue).toHaveLength(1);
  expect([fbq.push, fbq.loaded, fbq.version]).toEqual([fbq, true, '2.0']);
  expect(fbq.disablePushState).toBe(true);
});
