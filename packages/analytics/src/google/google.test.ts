import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent, ConsentState } from '../analytics-event.ts';
import { lamps, purchase } from '../test/an-order.ts';
import { googleTag } from './google-tag.ts';
import { googleTagManager } from './tag-manager.ts';

const statistics: ConsentState = { analytics: true, marketing: false };
const both: ConsentState = { analytics: true, marketing: true };
const home: AnalyticsEvent = { name: 'page_view', parameters: { page_path: '/nappali' } };
const viewItem: AnalyticsEvent = { name: 'view_item', parameters: lamps };

const signals = (analytics: string, marketing: string) => ({
  analytics_storage: analytics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
});

describe('googleTagManager', () => {
  function start() {
    const entries: unknown[] = [];
    const adapter = googleTagManager(entries as { push(entry: unknown): void }, (...command) =>
      entries.push(command),
    );
    return { adapter, entries };
  }

  it('[AN-10] removes the items of the former event before each event with items', () => {
    const { adapter, entries } = start();
    adapter.send(viewItem, statistics);
    adapter.send(purchase(), statistics);
    expect(entries.slice(1)).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: lamps },
      { ecommerce: null },
      { event: 'purchase', ecommerce: { ...lamps, transaction_id: 'ZG-1' } },
    ]);
  });

  it('[AN-10] a refund of a whole order is an event of the shop too', () => {
    const { adapter, entries } = start();
    const refund = { transaction_id: 'ZG-1', currency: 'EUR', value: 5198 } as const;
    adapter.send({ name: 'refund', parameters: refund }, statistics);
    expect(entries.slice(1)).toEqual([{ ecommerce: null }, { event: 'refund', ecommerce: refund }]);
  });

  it('[AN-10] writes the parameters of other events beside the name', () => {
    const { adapter, entries } = start();
    adapter.send(home, statistics);
    expect(entries.slice(1)).toEqual([{ event: 'page_view', page_path: '/nappali' }]);
  });

  it('[AN-10] starts the container once, after the consent and before the first event', () => {
    const entries: unknown[] = [];
    const push = (...entry: readonly unknown[]) => void entries.push(entry);
    const adapter = googleTagManager({ push: (entry) => void entries.push(entry) }, push, () => 7);
    adapter.send(home, statistics);
    adapter.send(home, statistics);
    expect(entries.slice(1)).toEqual([
      { 'gtm.start': 7, event: 'gtm.js' },
      { event: 'page_view', page_path: '/nappali' },
      { event: 'page_view', page_path: '/nappali' },
    ]);
  });

  it('[AN-11] sends the consent before the first event, and again after a change only', () => {
    const { adapter, entries } = start();
    adapter.send(home, statistics);
    adapter.send(home, statistics);
    adapter.send(home, both);
    adapter.send(home, { analytics: false, marketing: true });
    expect(entries.filter((entry) => Array.isArray(entry))).toEqual([
      ['consent', 'default', signals('granted', 'denied')],
      ['consent', 'update', signals('granted', 'granted')],
      ['consent', 'update', signals('denied', 'granted')],
    ]);
    expect(entries[0]).toEqual(['consent', 'default', signals('granted', 'denied')]);
  });
});

describe('googleTag', () => {
  function start() {
    const commands: (readonly unknown[])[] = [];
    const adapter = googleTag((...command) => void commands.push(command), {
      measurementId: 'G-TEST',
      origin: 'https://shop.example',
      now: () => 1000,
    });
    return { adapter, commands };
  }

  it('[AN-12] knows the path of the page and sends no page views of its own', () => {
    const { adapter, commands } = start();
    adapter.send(home, statistics);
    adapter.send(viewItem, statistics);
    expect(commands).toEqual([
      ['consent', 'default', signals('granted', 'denied')],
      ['set', { page_location: 'https://shop.example/nappali', page_referrer: '' }],
      ['js', new Date(1000)],
      [
        'config',
        'G-TEST',
        {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
        },
      ],
      ['event', 'page_view', { page_path: '/nappali' }],
      ['event', 'view_item', lamps],
    ]);
  });

  it('[AN-11] sends a later consent before the event, and needs the one for statistics', () => {
    const { adapter, commands } = start();
    adapter.send(home, statistics);
    commands.length = 0;
    adapter.send(viewItem, both);
    expect(commands).toEqual([
      ['consent', 'update', signals('granted', 'granted')],
      ['event', 'view_item', lamps],
    ]);
    expect(adapter.purposes).toEqual(['analytics']);
  });

  it('[AN-12] allows signals of advertising with the consent for marketing', () => {
    const { adapter, commands } = start();
    adapter.send(home, both);
    expect(commands[3]).toEqual([
      'config',
      'G-TEST',
      { send_page_view: false, allow_google_signals: true, allow_ad_personalization_signals: true },
    ]);
  });
});
