import type { Attribute } from '@shop/contract';
import type { Locale } from '@shop/format';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { facetsOf } from './facets.ts';

const color: Attribute = {
  attribute_code: 'color',
  frontend_label: 'Szín',
  options: [
    { value: '12', label: 'Zöld', swatch: '#00aa00' },
    { value: '13', label: 'Ágyneműfehér' },
    { value: '14', label: ' ' },
    { value: '15', label: 'Bézs' },
    { value: undefined, label: 'Semmi' },
  ],
};
const buckets = (...keys: (string | number)[]) => ({
  buckets: keys.map((key) => ({ key, doc_count: 2 })),
});

describe('facets', () => {
  it('[CC-64] join what products and what their variants have', () => {
    const aggregations = {
      agg_terms_color: buckets(12),
      agg_terms_color_options: buckets('12', '13'),
    };
    const [facet] = facetsOf(aggregations, [color], ['color'], 'hu');
    expect(facet).toMatchObject({ code: 'color', label: 'Szín', single: false });
    expect(facet?.values.map(({ id, count }) => [id, count])).toEqual([
      ['13', 2],
      ['12', 4],
    ]);
  });

  it('[CC-65] drop values without a label or without an option', () => {
    const [facet] = facetsOf({ agg_terms_color: buckets(12, 14, 99) }, [color], ['color'], 'hu');
    expect(facet?.values.map(({ label }) => label)).toEqual(['Zöld']);
    expect(facet?.values[0]).toMatchObject({ swatch: '#00aa00' });
  });

  it('[CC-65] without a label in its option has none, and a value without a colour no swatch', () => {
    const options = [{ value: '1' }, { value: '2', label: ' Bézs ' }, { value: '3', label: 'Ágy' }];
    const counted = { agg_terms_color: buckets(1, 2, 3) };
    const [facet] = facetsOf(counted, [{ ...color, options }], ['color'], 'hu');
    expect(facet?.values).toStrictEqual([
      { id: '3', label: 'Ágy', count: 2 },
      { id: '2', label: 'Bézs', count: 2 },
    ]);
  });

  it('[CC-66] of one response are the same list, and other ones with other codes, attributes or languages', () => {
    const counted = { agg_terms_color: buckets(12, 13), agg_terms_a: buckets(12) };
    const attributes = [color];
    const facets = facetsOf(counted, attributes, ['color'], 'hu');
    expect(facetsOf(counted, attributes, ['color'], 'hu')).toBe(facets);
    expect(facetsOf(counted, attributes, ['col', 'or'], 'hu')).toEqual([]);
    expect(facetsOf(counted, attributes, ['color'], 'hu')).toEqual(facets);
    expect(
      facetsOf(counted, [{ ...color, frontend_label: 'Farbe' }], ['color'], 'hu'),
    ).toMatchObject([{ label: 'Farbe' }]);
    const words = {
      ...color,
      options: ['Orange', 'Öl'].map((label, index) => ({ value: String(index), label })),
    };
    const both = { agg_terms_color: buckets(0, 1) };
    const labels = (locale: Locale) =>
      facetsOf(both, [words], ['color'], locale)[0]?.values.map(({ label }) => label);
    expect([labels('hu'), labels('de'), labels('hu')]).toEqual([
      ['Orange', 'Öl'],
      ['Öl', 'Orange'],
      ['Orange', 'Öl'],
    ]);
  });

  it('[CC-66] with equal labels keep their order', () => {
    const options = ['1', '2', '3'].map((value) => ({ value, label: 'Bézs' }));
    const counted = { agg_terms_color: buckets(1, 2, 3) };
    const [facet] = facetsOf(counted, [{ ...color, options }], ['color'], 'hu');
    expect(facet?.values.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('[CC-66] are sorted as Hungarians do', () => {
    const [facet] = facetsOf({ agg_terms_color: buckets(12, 13, 15) }, [color], ['color'], 'hu');
    expect(facet?.values.map(({ label }) => label)).toEqual(['Ágyneműfehér', 'Bézs', 'Zöld']);
  });

  it.each<[locale: Locale, sorted: readonly string[]]>([
    ['hu', ['Cs', 'Ocker', 'Orange', 'Öl', 'Zimt']],
    ['de', ['Cs', 'Ocker', 'Öl', 'Orange', 'Zimt']],
  ])('[CC-66] are sorted in the alphabet of the store view: %s', (locale, sorted) => {
    const labels = ['Zimt', 'Orange', 'Öl', 'Ocker', 'Cs'];
    const options = labels.map((label, index) => ({ value: String(index), label }));
    const counted = { agg_terms_color: buckets(0, 1, 2, 3, 4) };
    const [facet] = facetsOf(counted, [{ ...color, options }], ['color'], locale);
    expect(facet?.values.map(({ label }) => label)).toEqual(sorted);
  });

  it('[CC-66] are sorted the same on a machine without the alphabets of languages', () => {
    vi.stubGlobal('Intl', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const labels = ['Zöld', 'Szürke', 'Sötétbarna', 'Csíkos', 'Cirmos', '160 cm', '80 cm'];
    const options = labels.map((label, index) => ({ value: String(index), label }));
    const [facet] = facetsOf(
      { agg_terms_color: buckets(0, 1, 2, 3, 4, 5, 6) },
      [{ ...color, options }],
      ['color'],
      'hu',
    );
    expect(facet?.values.map(({ label }) => label)).toEqual([
      '80 cm',
      '160 cm',
      'Cirmos',
      'Csíkos',
      'Sötétbarna',
      'Szürke',
      'Zöld',
    ]);
  });

  it('[CC-67] of the price keep the order given and hold one choice', () => {
    const range = (key: string, from: number, to: number | undefined, count = 1) => ({
      key,
      doc_count: count,
      from,
      ...(to === undefined ? {} : { to }),
    });
    const aggregations = {
      agg_range_price: {
        buckets: [
          range('0.0-10000.0', 0, 10_000),
          range('10000.0-30000.0', 10_000, 30_000, 0),
          range('30000.0-*', 30_000, undefined),
          { key: '*-*', doc_count: 3 },
        ],
      },
    };
    expect(facetsOf(aggregations, [], ['price'], 'hu')).toStrictEqual([
      {
        code: 'price',
        label: 'price',
        single: true,
        values: [
          { id: '0.0-10000.0', label: '0.0-10000.0', count: 1, to: 10_000 },
          { id: '30000.0-*', label: '30000.0-*', count: 1, from: 30_000, to: undefined },
          { id: '*-*', label: '*-*', count: 3, to: undefined },
        ],
      },
    ]);
  });

  it('[CC-70] without a value, an attribute or a count are left out', () => {
    expect(
      facetsOf({ agg_terms_color: buckets() }, [color], ['color', 'price', 'size'], 'hu'),
    ).toEqual([]);
  });

  it('[CC-70] come in the order of the shop', () => {
    const size: Attribute = { attribute_code: 'size', options: [{ value: '1', label: 'L' }] };
    const aggregations = { agg_terms_color: buckets(12), agg_terms_size: buckets(1) };
    const codes = facetsOf(aggregations, [color, size], ['size', 'color'], 'hu').map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['size', 'color']);
  });
});
