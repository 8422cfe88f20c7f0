import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { maxPoints, parcelCarriers, pointList, type ParcelCarrier } from '../parcel-point.ts';
import { foxpostRow, glsRow, mplFile, mplRow, packetaRow } from '../test/lists.ts';
import { readPointList } from './read-point-list.ts';

const files: Readonly<Record<ParcelCarrier, string>> = {
  foxpost: JSON.stringify([foxpostRow]),
  gls: JSON.stringify({ items: [glsRow] }),
  packeta: JSON.stringify([packetaRow]),
  mpl: mplFile,
};
function pointsOf(carrier: ParcelCarrier, text: string) {
  const read = readPointList(carrier, text);
  return read.ok ? read.value.list.points : [];
}
const foxpost = (change: object) =>
  pointsOf('foxpost', JSON.stringify([{ ...foxpostRow, ...change }]))[0];
const gls = (change: object) =>
  pointsOf('gls', JSON.stringify({ items: [{ ...glsRow, ...change }] }))[0];
const packeta = (change: object) =>
  pointsOf('packeta', JSON.stringify([{ ...packetaRow, ...change }]))[0];
const mpl = (from: string, to: string) => pointsOf('mpl', mplFile.replace(from, to))[0];

it('[PP-1] [PP-2] a list of Foxpost is read', () => {
  expect(pointsOf('foxpost', files.foxpost)).toEqual([
    {
      code: 'hu9001',
      kind: 'locker',
      name: 'FOXPOST A-BOX Győr Kossuth park',
      country: 'HU',
      postcode: '9021',
      city: 'Győr',
      street: 'Kossuth park 1.',
      hours: Array.from({ length: 7 }, () => '00:00-24:00'),
      latitude: 47.6875,
      longitude: 17.6504,
      cash_on_delivery: true,
      is_active: true,
    },
  ]);
  expect(foxpost({ operator_id: '', country: '' })).toMatchObject({
    code: '9021001',
    country: 'HU',
  });
  expect(foxpost({ variant: 'Packeta Z-Pont' })).toMatchObject({ kind: 'shop' });
  expect(foxpost({ street: '' })).toMatchObject({ street: 'Kossuth park 1.' });
});

it('[PP-2] a point of Foxpost says whether orders are paid there and whether it gives out parcels', () => {
  const isPaid = (change: object) => foxpost(change)?.cash_on_delivery;
  expect(isPaid({ paymentOptions: [], cardPayment: false })).toBe(false);
  expect(isPaid({ paymentOptions: [], cardPayment: 'true' })).toBe(true);
  expect(isPaid({ paymentOptions: undefined, cardPayment: false, cashPayment: true })).toBe(true);
  expect(foxpost({ service: ['dispatch'] })?.is_active).toBe(false);
  expect(foxpost({ service: undefined })?.is_active).toBe(true);
});

it('[PP-1] [PP-2] a list of GLS is read, with the breaks of a day', () => {
  expect(pointsOf('gls', files.gls)).toEqual([
    {
      code: '6720-MINTABOLT',
      kind: 'shop',
      name: 'Minta bolt',
      country: 'HU',
      postcode: '6720',
      city: 'Szeged',
      street: 'Próba utca 4.',
      hours: ['08:00-12:00, 13:00-18:00', '08:00-18:00', '', '', '', '', ''],
      latitude: 46.25,
      longitude: 20.15,
      cash_on_delivery: true,
      is_active: true,
    },
  ]);
  expect(gls({ type: 'parcel-locker', features: ['delivery'] })).toMatchObject({
    kind: 'locker',
    cash_on_delivery: false,
    is_active: true,
  });
  expect(gls({ features: ['delivery', 'acceptsCash'] })?.cash_on_delivery).toBe(true);
  expect(gls({ features: ['pickup'] })?.is_active).toBe(false);
  expect(gls({ features: [] })?.is_active).toBe(true);
  expect(gls({ lockerSaturation: 'outOfOrder' })?.is_active).toBe(false);
  expect(gls({ hours: undefined, location: undefined })).not.toHaveProperty('hours.0');
});

it('[PP-1] [PP-2] a list of Packeta is read, in both versions of the feed', () => {
  const [point] = pointsOf('packeta', files.packeta);
  expect(point).toEqual({
    code: '5101',
    kind: 'shop',
    name: 'Minta virágbolt',
    country: 'HU',
    postcode: '7621',
    city: 'Pécs',
    street: 'Minta utca 7.',
    hours: [
      '08:00-12:00, 13:00-18:00',
      '08:00-18:00',
      '08:00-18:00',
      '08:00-18:00',
      '08:00-18:00',
      '',
      '',
    ],
    latitude: 46.0727,
    longitude: 18.2323,
    cash_on_delivery: true,
    is_active: true,
  });
  expect(pointsOf('packeta', JSON.stringify({ data: { 5101: packetaRow } }))).toEqual([point]);
  expect(pointsOf('packeta', JSON.stringify({ data: [packetaRow] }))).toEqual([point]);
  expect(packeta({ place: 'Z-BOX' })).toMatchObject({ kind: 'locker' });
  expect(packeta({ place: '', street: '' })).toMatchObject({
    name: 'Pécs, Minta utca 7.',
    street: 'Minta utca 7.',
  });
  expect(packeta({ codAllowed: '0' })?.cash_on_delivery).toBe(false);
  expect(packeta({ status: { statusId: 2 } })?.is_active).toBe(false);
  expect(packeta({ status: undefined, displayFrontend: '0' })?.is_active).toBe(false);
});

it('[PP-1] [PP-2] a list of Magyar Posta is read', () => {
  expect(pointsOf('mpl', files.mpl)).toEqual([
    {
      code: '106452',
      kind: 'locker',
      name: '51 sz. automata & Minta Bank',
      country: 'HU',
      postcode: '8087',
      city: 'Alcsútdoboz',
      street: 'Béke utca 1',
      hours: ['08:00-12:00, 13:00-16:00', '', '', '', '', '', ''],
      latitude: 47.426426,
      longitude: 18.602748,
      cash_on_delivery: true,
      is_active: true,
    },
  ]);
  expect(mpl('>CS<', '>PM<')).toMatchObject({ kind: 'shop' });
  expect(mpl('isPostPoint="1"', 'isPostPoint="0"')).toMatchObject({ is_active: false });
  expect(mpl('&amp;', '&#38;')).toMatchObject({ name: '51 sz. automata & Minta Bank' });
  expect(mpl('&amp;', '&bad;')).toMatchObject({ name: '51 sz. automata &bad; Minta Bank' });
  expect(pointsOf('mpl', mplFile + mplRow.replace('106452', '7'))).toHaveLength(2);
});

it.each([
  ['foxpost', '{}'],
  ['foxpost', 'no json'],
  ['gls', '[]'],
  ['packeta', '{"data":7}'],
  ['packeta', '"text"'],
  ['mpl', '<posts></posts>'],
] as const)('[PP-1] a file in another format is no list of %s: %s', (carrier, text) => {
  expect(readPointList(carrier, text)).toEqual({ ok: false, error: { kind: 'not-a-list' } });
});

it('[PP-1] a byte order mark is no part of the list', () => {
  expect(pointsOf('gls', `\uFEFF${files.gls}`)).toHaveLength(1);
});

it.each<[story: string, monday: string, expected: string | undefined]>([
  ['with one digit', '8:00-9.30', '08:00-09:30'],
  ['with dashes', '08:00 – 12:00 / 13:00 — 18:00', '08:00-12:00, 13:00-18:00'],
  ['closed', 'zárva', ''],
  ['unreadable', 'by appointment', undefined],
])('[PP-3] opening hours %s: %s', (_story, monday, expected) => {
  const open = { ...foxpostRow.open, hetfo: monday };
  expect(foxpost({ open })?.hours?.[0]).toBe(expected);
});

it('[PP-3] hours without an open day are unknown', () => {
  expect(foxpost({ open: {} })).toMatchObject({ hours: undefined });
  expect(gls({ hours: [[1, '08:00', '25:00']] })).toBeUndefined();
});

it('[PP-4] rows that cannot be used are left out and reported, the others are read', () => {
  const rows = [
    foxpostRow,
    { ...foxpostRow, operator_id: 'hu2', zip: '' },
    null,
    { ...foxpostRow, operator_id: 'hu3', geolat: '99' },
    foxpostRow,
    { ...foxpostRow, operator_id: 'hu4', name: 'x'.repeat(201) },
    { ...foxpostRow, operator_id: 'hu5' },
  ];
  const read = readPointList('foxpost', JSON.stringify(rows));
  expect(read).toMatchObject({
    ok: true,
    value: {
      list: { carrier: 'foxpost', points: [{ code: 'hu9001' }, { code: 'hu5' }] },
      problems: [
        { row: 2, code: 'hu2', field: 'postcode', problem: 'missing' },
        { row: 3, code: '', field: 'code', problem: 'missing' },
        { row: 4, code: 'hu3', field: 'latitude', problem: 'invalid' },
        { row: 5, code: 'hu9001', field: 'code', problem: 'duplicate' },
        { row: 6, code: 'hu4', field: 'name', problem: 'invalid' },
      ],
    },
  });
});

it('[PP-4] a list has a bound', () => {
  const rows = (length: number) => JSON.stringify(Array.from({ length }, () => 0));
  expect(readPointList('foxpost', rows(maxPoints + 1))).toEqual({
    ok: false,
    error: { kind: 'too-many', most: maxPoints },
  });
  expect(readPointList('foxpost', rows(maxPoints))).toMatchObject({ error: { kind: 'empty' } });
});

it('[PP-5] a list without a usable point is refused with its problems', () => {
  expect(readPointList('gls', '{"items":[{}]}')).toEqual({
    ok: false,
    error: {
      kind: 'empty',
      problems: [{ row: 1, code: '', field: 'code', problem: 'missing' }],
    },
  });
  expect(readPointList('gls', '{"items":[]}')).toMatchObject({ error: { kind: 'empty' } });
});

it('[PP-2] [PP-4] whatever is read fits the schema of a list', () => {
  const row = fc.oneof(
    fc.record(
      { ...fields(foxpostRow), ...fields(glsRow), ...fields(packetaRow) },
      { requiredKeys: [] },
    ),
    fc.jsonValue(),
  );
  const known = { foxpost: foxpostRow, gls: glsRow, packeta: packetaRow, mpl: {} };
  fc.assert(
    fc.property(
      fc.constantFrom(...parcelCarriers),
      fc.array(row, { maxLength: 4 }),
      (carrier, rows) => {
        const items = [...rows, known[carrier]];
        const json = JSON.stringify(carrier === 'gls' ? { items } : items);
        const read = readPointList(carrier, carrier === 'mpl' ? mplFile + json : json);
        expect(read.ok && v.is(pointList, read.value.list)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

/** Generates for each field of a row its value or any other value. */
function fields(row: object): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fc.oneof(fc.constant<unknown>(value), fc.jsonValue()),
    ]),
  );
}
