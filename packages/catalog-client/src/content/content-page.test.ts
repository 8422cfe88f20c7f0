import { describe, expect, it } from 'vitest';
import type { CatalogClient } from '../catalog-client.ts';
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
  it('[CC-59] is returned without unknown or unreadable blocks, and lists them', async () => {
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

  it('[CC-59] that does not exist or is unreadable is empty', async () => {
    const bench = openBench(() => found([]), server);
    expect(await bench.client.contentPage('x')).toEqual({ ok: true, value: undefined });
    bench.answerWith(() => found([{ ...page, prismic_data: { title: 'x' } }]));
    expect(await bench.client.contentPage('x')).toEqual({ ok: true, value: undefined });
    bench.answerWith(() => down());
    expect(await bench.client.contentPage('x')).toMatchObject({ error: { kind: 'network' } });
  });

  it('[CC-61] has the path of its entry', async () => {
    const values = { name: ['felho', 'liget'] };
    const { client, requests, logged } = openBench(
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
    expect(searchOf(requests[0])).toMatchObject({
      size: 500,
      includeFields: [
        'prismic_data.kind',
        'prismic_data.path',
        'prismic_data.values',
        'prismic_type',
        'prismic_uid',
      ],
    });
    expect(conditionsOf(requests[0])).toEqual({ prismic_type: { eq: 'cms-page' } });
    expect(logged).toEqual([['content-unreadable', { what: 'route', uid: 'nowhere' }]]);
  });

  it('[CC-61] has no route without a uid', async () => {
    const { client, logged } = openBench(
      () => found([{ prismic_type: 'cms-page', prismic_data: data }]),
      server,
    );
    expect(await client.contentRoutes()).toEqual({ ok: true, value: [] });
    expect(logged).toEqual([['content-unreadable', { what: 'route', uid: undefined }]]);
  });

  it('[CC-61] has no values where its path has no placeholders', async () => {
    const { client } = openBench(() => found([page]), server);
    expect(await client.contentRoutes()).toStrictEqual({
      ok: true,
      value: [{ uid: 'spa', path: '/spa', kind: 'campaign' }],
    });
  });

  it('[CC-59] without a language and a uid states none', async () => {
    const { client, requests } = openBench(
      () => found([{ prismic_type: 'cms-page', prismic_data: data }]),
      server,
    );
    const answer = await client.contentPage('spa');
    expect(answer).toMatchObject({ ok: true, value: { uid: '', title: 'Spa' } });
    expect(answer.ok && answer.value && 'language' in answer.value).toBe(false);
    expect(searchOf(requests[0])).not.toHaveProperty('includeFields');
  });

  it('[CC-59] that cannot be parsed is logged', async () => {
    const { client, logged } = openBench(
      () => found([{ ...page, prismic_data: { title: 'x' } }]),
      server,
    );
    await client.contentPage('spa');
    expect(logged).toEqual([['content-unreadable', { what: 'page', uid: 'spa' }]]);
  });

  it.each<[story: string, type: string, ask: (client: CatalogClient) => Promise<unknown>]>([
    ['pages', 'cms-page', (client) => client.contentPage('spa')],
    ['routes', 'cms-page', (client) => client.contentRoutes()],
    ['stores', 'store', (client) => client.stores()],
  ])(
    '[CC-53] %s that cannot be fetched are a failure and logged once, also in a browser',
    async (_story, type, ask) => {
      const { client, logged } = openBench(() => down());
      expect(await ask(client)).toMatchObject({ ok: false, error: { kind: 'network' } });
      expect(logged).toEqual([['content-missing', { type, kind: 'network' }]]);
    },
  );
});

it('[CC-62] stores come by city and name, a broken one is left out', async () => {
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
  const { client, logged, requests } = openBench(
    () =>
      found([
        store('Szeged', 'Tisza'),
        // In the alphabet of the shop's locale, cs is a letter after c.
        { ...store('Csongrád', 'Csoki'), prismic_uid: undefined },
        store('Cukorháza', 'Cukor'),
        store('Győr', 'Rába'),
        store('Győr', 'Duna'),
        { prismic_type: 'store', prismic_uid: 'x', prismic_data: {} },
      ]),
    server,
  );
  const answer = await client.stores();
  expect(answer.ok && answer.value.map(({ name }) => name)).toEqual([
    'Cukor',
    'Csoki',
    'Duna',
    'Rába',
    'Tisza',
  ]);
  expect(answer.ok && answer.value.map(({ uid }) => uid)).toEqual([
    'Cukor',
    '',
    'Duna',
    'Rába',
    'Tisza',
  ]);
  expect(conditionsOf(requests[0])).toEqual({ prismic_type: { eq: 'store' } });
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
])('[CC-63] a shop with hours from 10 to 19 at %s', (time, state) => {
  expect(openingState(shop, { ...thursday, time })).toEqual(state);
});

it('[CC-63] a shop is closed on days without hours, on holidays and on days it names', () => {
  const closed = { kind: 'closed-today' };
  const noon = { ...thursday, time: '12:00' };
  expect(openingState(shop, { ...noon, weekday: 6 })).toEqual(closed);
  expect(openingState(shop, { ...noon, isHoliday: true })).toEqual(closed);
  expect(openingState(shop, { ...noon, date: '2026-03-06' })).toEqual(closed);
});
