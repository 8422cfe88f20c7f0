import { describe, expect, it } from 'vitest';
import { openingState, type OpeningState } from './opening-state.ts';
import { conditionsOf, down, found, openBench, searchOf } from '../test/catalog-bench.ts';

const server = { isServer: true } as const;
const data = {
  path: '/spa',
  kind: 'campaign',
  title: 'Spa',
  description: 'Fürdő otthon.',
  blocks: [
    { type: 'text', body: ['Szia'] },
    { type: 'hologram', depth: 3 },
    { type: 'products', title: 'Kellékek', skus: ['ZG-1'], size: 'sok' },
  ],
};
const page = {
  prismic_type: 'cms-page',
  prismic_uid: 'spa',
  prismic_lang: 'de-de',
  prismic_data: data,
};

describe('a page of the content', () => {
  it('[CC-57] stands without the blocks nobody knows or can read, and says which', async () => {
    const { client, requests, logged } = openBench(() => found([page]), server);
    const answer = await client.contentPage('spa');
    expect(answer).toMatchObject({
      value: {
        uid: 'spa',
        language: 'de',
        title: 'Spa',
        blocks: [{ type: 'text', body: ['Szia'] }],
      },
    });
    expect(conditionsOf(requests[0])).toEqual({
      prismic_type: { eq: 'cms-page' },
      prismic_uid: { eq: 'spa' },
    });
    expect(logged).toEqual([
      ['content-unreadable', { what: 'block hologram', uid: 'spa' }],
      ['content-unreadable', { what: 'block products', uid: 'spa' }],
    ]);
  });

  it('[CC-57] that nobody wrote, or that makes no sense, is nothing', async () => {
    const bench = openBench(() => found([]), server);
    expect(await bench.client.contentPage('x')).toEqual({ ok: true, value: undefined });
    bench.answerWith(() => found([{ ...page, prismic_data: { title: 'x' } }]));
    expect(await bench.client.contentPage('x')).toEqual({ ok: true, value: undefined });
    bench.answerWith(() => down());
    expect(await bench.client.contentPage('x')).toMatchObject({ error: { kind: 'network' } });
  });

  it('[CC-58] lives where its entry says', async () => {
    const values = { name: ['felho', 'liget'] };
    const { client, requests } = openBench(
      () =>
        found([
          page,
          { ...page, prismic_uid: 'kollekcio', prismic_data: { ...data, path: '/{name}', values } },
          { ...page, prismic_uid: 'nowhere', prismic_data: { kind: 'info' } },
        ]),
      server,
    );
    expect(await client.contentRoutes()).toEqual({
      ok: true,
      value: [
        { uid: 'spa', path: '/spa', kind: 'campaign' },
        { uid: 'kollekcio', path: '/{name}', kind: 'campaign', values },
      ],
    });
    expect(searchOf(requests[0])).toMatchObject({ size: 500 });
  });
});

it('[CC-59] stores come by city and name, a broken one is left out', async () => {
  const open = { opens: '10:00', closes: '19:00' };
  const store = (city: string, name: string) => ({
    prismic_type: 'store',
    prismic_uid: name,
    prismic_data: {
      name,
      postcode: '9021',
      city,
      street: 'Fő utca 1.',
      phone: '+3615550123',
      latitude: 47,
      longitude: 19,
      hours: [open, open, open, open, open, null, null],
    },
  });
  const { client, logged } = openBench(
    () =>
      found([
        store('Szeged', 'Tisza'),
        store('Győr', 'Rába'),
        store('Győr', 'Duna'),
        { prismic_type: 'store', prismic_uid: 'x', prismic_data: {} },
      ]),
    server,
  );
  const answer = await client.stores();
  expect(answer.ok && answer.value.map(({ name }) => name)).toEqual(['Duna', 'Rába', 'Tisza']);
  expect(logged).toEqual([['content-unreadable', { what: 'store', uid: 'x' }]]);
});

const weekdays = { opens: '10:00', closes: '19:00' };
const shop = {
  hours: [weekdays, weekdays, weekdays, weekdays, weekdays, null, null],
  closedOn: ['2026-03-06'],
};
const thursday = { date: '2026-03-05', weekday: 3, isHoliday: false };

it.each<[time: string, state: OpeningState]>([
  ['09:59', { kind: 'opens-later', opens: '10:00', closes: '19:00' }],
  ['10:00', { kind: 'open', closes: '19:00' }],
  ['18:59', { kind: 'open', closes: '19:00' }],
  ['19:00', { kind: 'closed-by-now' }],
])('[CC-61] a shop with hours from 10 to 19 at %s', (time, state) => {
  expect(openingState(shop, { ...thursday, time })).toEqual(state);
});

it('[CC-61] a shop is closed on days without hours, on holidays and on days it names', () => {
  const closed = { kind: 'closed-today' };
  const noon = { ...thursday, time: '12:00' };
  expect(openingState(shop, { ...noon, weekday: 6 })).toEqual(closed);
  expect(openingState(shop, { ...noon, isHoliday: true })).toEqual(closed);
  expect(openingState(shop, { ...noon, date: '2026-03-06' })).toEqual(closed);
});
