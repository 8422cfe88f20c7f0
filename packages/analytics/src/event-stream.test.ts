import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent, ConsentPurpose, ConsentState } from './analytics-event.ts';
import { createEventStream, withoutOrders, type AnalyticsAdapter } from './event-stream.ts';
import { lamps, purchase } from './test/an-order.ts';

const home: AnalyticsEvent = { name: 'page_view', parameters: { page_path: '/' } };

/** An adapter that records what it receives. */
function recorder(name: string, purposes: readonly ConsentPurpose[]) {
  const events: AnalyticsEvent[] = [];
  const consents: ConsentState[] = [];
  const adapter: AnalyticsAdapter = {
    name,
    purposes,
    send(event, consent) {
      events.push(event);
      consents.push(consent);
    },
  };
  return { adapter, events, consents };
}

function streamOf(
  adapters: readonly AnalyticsAdapter[],
  allowed: ReadonlySet<ConsentPurpose>,
  reportedOrders: {
    has: (key: string) => boolean;
    add: (key: string) => unknown;
  } = new Set<string>(),
) {
  const warnings: (readonly [string, unknown])[] = [];
  const stream = createEventStream(adapters, {
    allows: (purpose) => allowed.has(purpose),
    reportedOrders: {
      has: reportedOrders.has.bind(reportedOrders),
      add: (key) => void reportedOrders.add(key),
    },
    log: { warn: (event, fields) => void warnings.push([event, fields]) },
  });
  return { stream, warnings };
}

describe('consent', () => {
  it.each<[ConsentPurpose, string[]]>([
    ['analytics', ['statistics', 'both']],
    ['marketing', ['offers', 'both']],
  ])('[AN-4] with %s alone events go to the adapters of that purpose', (purpose, expected) => {
    const recorders = [
      recorder('statistics', ['analytics']),
      recorder('offers', ['marketing']),
      recorder('both', ['analytics', 'marketing']),
    ];
    const { stream } = streamOf(
      recorders.map(({ adapter }) => adapter),
      new Set([purpose]),
    );
    stream.send(home);
    const receivers = recorders.filter(({ events }) => events.length > 0);
    expect(receivers.map(({ adapter }) => adapter.name)).toEqual(expected);
    expect(receivers.flatMap(({ consents }) => consents)).toEqual(
      expected.map(() => ({
        analytics: purpose === 'analytics',
        marketing: purpose === 'marketing',
      })),
    );
  });

  it('[AN-5] discards events before the consent and sends none of them later', () => {
    const { adapter, events } = recorder('statistics', ['analytics']);
    const allowed = new Set<ConsentPurpose>();
    const { stream } = streamOf([adapter], allowed);
    stream.send(home);
    allowed.add('analytics');
    expect(events).toEqual([]);
    stream.send({ name: 'view_item', parameters: lamps });
    expect(events.map(({ name }) => name)).toEqual(['view_item']);
  });

  it('[AN-6] stops with the withdrawal, for the adapters of that purpose only', () => {
    const statistics = recorder('statistics', ['analytics']);
    const offers = recorder('offers', ['marketing']);
    const allowed = new Set<ConsentPurpose>(['analytics', 'marketing']);
    const { stream } = streamOf([statistics.adapter, offers.adapter], allowed);
    stream.send(home);
    allowed.delete('marketing');
    stream.send(home);
    expect([statistics.events.length, offers.events.length]).toEqual([2, 1]);
  });
});

it('[AN-7] an adapter that throws is logged and disturbs nobody', () => {
  const { adapter, events } = recorder('statistics', ['analytics']);
  const broken: AnalyticsAdapter = {
    name: 'broken',
    purposes: ['analytics'],
    send() {
      throw new Error('blocked');
    },
  };
  const { stream, warnings } = streamOf([broken, adapter], new Set(['analytics']));
  stream.send(home);
  expect(events).toEqual([home]);
  expect(warnings).toEqual([
    [
      'analytics.adapter-failed',
      { adapter: 'broken', event: 'page_view', cause: new Error('blocked') },
    ],
  ]);
});

describe('purchases', () => {
  it('[AN-8] are sent once to each adapter, also by the stream of a later page', () => {
    const statistics = recorder('statistics', ['analytics']);
    const offers = recorder('offers', ['marketing']);
    const allowed = new Set<ConsentPurpose>(['analytics']);
    const stored = new Set<string>();
    const adapters = [statistics.adapter, offers.adapter];
    const { stream } = streamOf(adapters, allowed, stored);
    stream.send(purchase('ZG-1'));
    stream.send(purchase('ZG-1'));
    stream.send(purchase('ZG-2'));
    streamOf(adapters, allowed, stored).stream.send(purchase('ZG-1'));
    expect(statistics.events).toEqual([purchase('ZG-1'), purchase('ZG-2')]);
    expect(offers.events).toEqual([]);
  });

  it('[AN-8] are sent once where the device stores nothing', () => {
    const { adapter, events } = recorder('statistics', ['analytics']);
    const { stream } = streamOf([adapter], new Set(['analytics']), {
      has: () => false,
      add: () => undefined,
    });
    stream.send(purchase());
    stream.send(purchase());
    expect(events).toHaveLength(1);
  });

  it('[AN-8] store their number only with consent, and before they are sent', () => {
    const stored = new Set<string>();
    const allowed = new Set<ConsentPurpose>();
    const storedAtSend: string[][] = [];
    const adapter: AnalyticsAdapter = {
      name: 'statistics',
      purposes: ['analytics'],
      send: () => void storedAtSend.push([...stored]),
    };
    const { stream } = streamOf([adapter], allowed, stored);
    stream.send(purchase());
    expect([...stored]).toEqual([]);
    allowed.add('analytics');
    stream.send(purchase());
    expect(storedAtSend).toEqual([['statistics:ZG-1']]);
  });
});

it('[AN-9] the stream masks the words of a search', () => {
  const { adapter, events } = recorder('statistics', ['analytics']);
  const { stream } = streamOf([adapter], new Set(['analytics']));
  stream.send({ name: 'search', parameters: { search_term: 'anna@example.hu sofa' } });
  expect(events).toEqual([{ name: 'search', parameters: { search_term: '[email] sofa' } }]);
});

it('[AN-15] adapters leave out the orders that a server reports', () => {
  const { adapter, events } = recorder('statistics', ['analytics']);
  const { stream } = streamOf([withoutOrders(adapter)], new Set(['analytics']));
  stream.send(purchase());
  stream.send({
    name: 'refund',
    parameters: { transaction_id: 'ZG-1', currency: 'EUR', value: 5198 },
  });
  stream.send(home);
  expect(events).toEqual([home]);
});

it('[AN-1] a parameter of another event does not compile', () => {
  // @ts-expect-error -- `search_term` is not of `login`
  const event: AnalyticsEvent = { name: 'login', parameters: { search_term: 'sofa' } };
  expect(event.name).toBe('login');
});
