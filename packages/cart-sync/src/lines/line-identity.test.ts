import type { ProductOption } from '@shop/contract';
import { unsafeBrand, type CartToken } from '@shop/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemHash } from './item-hash.ts';
import { indexRows, lineKey } from './line-identity.ts';
import { optionChecksum } from './option-checksum.ts';
import { stableHash } from './stable-hash.ts';
import { aLine, aProduct, aRow, aSyncedLine, engraved } from '../test/a-line.ts';

const bundle = (selections: readonly (string | number)[], qty: number | string): ProductOption =>
  ({
    extension_attributes: {
      bundle_options: [{ option_id: 3, option_qty: qty, option_selections: selections }],
    },
  }) as unknown as ProductOption;

describe('lineKey', () => {
  it('[CS-1] is the sku, and the fingerprint of the options when there is one', () => {
    expect(lineKey(aLine())).toBe('A');
    expect(lineKey(aLine({ checksum: 'abc' }))).toBe('A#abc');
  });
});

describe('optionChecksum', () => {
  it('[CS-2] takes numbers as text and no notice of order', () => {
    expect(optionChecksum(bundle([2, 1], 1))).toBe(optionChecksum(bundle(['1', '2'], '1')));
    expect(optionChecksum(bundle(['1'], 1))).not.toBe(optionChecksum(bundle(['1'], 2)));
    expect(optionChecksum(bundle(['1'], 1))).not.toBe(optionChecksum(bundle(['2'], 1)));
    expect(optionChecksum(engraved('Anna'))).not.toBe(optionChecksum(engraved('Béla')));
  });

  it.each<[story: string, option: ProductOption | undefined]>([
    ['nothing', undefined],
    ['no choices', { extension_attributes: {} }],
    [
      'a variant',
      {
        extension_attributes: {
          configurable_item_options: [{ option_id: '93', option_value: '5' }],
        },
      },
    ],
    ['an empty wish', engraved('')],
    [
      'a wish not made',
      { extension_attributes: { custom_options: [{ option_id: '7', option_value: null }] } },
    ],
    ['a bundle without selections', bundle([], 1)],
  ])('[CS-2] has none for %s', (_story, option) => {
    expect(optionChecksum(option)).toBeUndefined();
  });
});

describe('stableHash', () => {
  it('[CS-3] gives what it gave on the first day', () => {
    expect(stableHash('')).toBe('488bdcb81aee8d83');
    expect(stableHash('Felhő kanapé')).toBe('ee6333e823538430');
  });

  it('[CS-3] gives 16 digits, and different ones for different texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(stableHash(one)).toMatch(/^[0-9a-f]{16}$/);
        expect(stableHash(one) === stableHash(other)).toBe(one === other);
      }),
    );
  });
});

describe('itemHash', () => {
  const token = unsafeBrand<CartToken>('t');
  const hash = (...items: Parameters<typeof itemHash>[0]) => itemHash(items, token);

  it('[CS-4] leaves out what the server, the stock and the catalogue say', () => {
    const noisy = aLine({
      server_item_id: 9,
      server_cart_id: 'q',
      prev_qty: 4,
      stock: { is_in_stock: true, qty: 2 },
      product: aProduct({ price_incl_tax: 1 }),
      info: { stock: 'in-stock' },
      sending: { key: 'k', plan: 'p', qty: 1 },
    });
    expect(hash(noisy)).toBe(hash(aLine()));
  });

  it('[CS-4] changes with line, quantity, options and cart, not with order', () => {
    const [a, b] = [aLine(), aLine({ sku: 'B' })];
    const hashes = [
      hash(),
      hash(a),
      hash(aLine({ qty: 2 })),
      hash(aLine({ checksum: 'x' })),
      hash(b),
      hash(a, b),
      itemHash([a], undefined),
      itemHash([a], unsafeBrand<CartToken>('u')),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hash(b, a)).toBe(hash(a, b));
  });
});

describe('indexRows', () => {
  const text = optionChecksum(engraved('Anna'));
  const other = optionChecksum(engraved('Béla'));

  it.each([
    ['a simple line by id, whatever the sku', aSyncedLine(), aRow({ sku: 'X' }), true],
    ['a simple line by sku', aSyncedLine(), aRow({ item_id: 8 }), true],
    ['no simple line of another sku and id', aSyncedLine(), aRow({ item_id: 8, sku: 'X' }), false],
    [
      'a variant by sku',
      aSyncedLine({ type_id: 'configurable' }),
      aRow({ item_id: 8, product_type: 'configurable' }),
      true,
    ],
    ['no variant by id alone', aSyncedLine({ type_id: 'configurable' }), aRow({ sku: 'X' }), false],
    [
      'a line with options by id',
      aSyncedLine({ checksum: text }),
      aRow({ product_option: engraved('Béla') }),
      true,
    ],
    [
      'a line with options by fingerprint',
      aSyncedLine({ checksum: text }),
      aRow({ item_id: 8, product_option: engraved('Anna') }),
      true,
    ],
    [
      'no line with other options',
      aSyncedLine({ checksum: other }),
      aRow({ item_id: 8, product_option: engraved('Anna') }),
      false,
    ],
    [
      'no line without options by a row that has some',
      aLine(),
      aRow({ item_id: 8, product_option: engraved('Anna') }),
      false,
    ],
    [
      'no line with options by a row that has none',
      aLine({ checksum: text }),
      aRow({ item_id: 8 }),
      false,
    ],
  ])('[CS-5] knows %s', (_story, line, row, isSame) => {
    expect(indexRows([row]).take(line)).toBe(isSame ? row : undefined);
  });

  it('[CS-5] gives a row to one line only, and the rest in order', () => {
    const rows = [aRow(), aRow({ item_id: 2 }), aRow({ item_id: 3, sku: 'C' })];
    const index = indexRows(rows);
    expect(index.take(aLine())).toBe(rows[0]);
    expect(index.take(aLine())).toBe(rows[1]);
    expect(index.take(aLine())).toBeUndefined();
    expect(index.rest()).toEqual([rows[2]]);
  });

  it('[CS-5] gives a row to one line only, also to lines of one server id', () => {
    const rows = [aRow(), aRow({ item_id: 2 })];
    const index = indexRows(rows);
    expect(index.take(aSyncedLine())).toBe(rows[0]);
    expect(index.take(aSyncedLine())).toBe(rows[1]);
    expect(index.take(aSyncedLine())).toBeUndefined();
  });
});

describe('fingerprints', () => {
  it('[CS-2] distinguish lists of links', () => {
    const of = (...option_selections: string[]) =>
      optionChecksum({
        extension_attributes: {
          bundle_options: [{ option_id: '1', option_qty: 1, option_selections }],
        },
      });
    expect(of('1', '23')).not.toBe(of('12', '3'));
    expect(of('1', '23')).toBe(of('23', '1'));
  });

  it('[CS-2] do not care in which order options were chosen', () => {
    const a = { option_id: '1', option_value: 'x' };
    const b = { option_id: '2', option_value: 'y' };
    const of = (...custom_options: (typeof a)[]) =>
      optionChecksum({ extension_attributes: { custom_options } });
    expect(of(a, b)).toBe(of(b, a));
    expect(of(a, b)).not.toBe(of({ option_id: '1', option_value: 'x|c2=y' }));
  });

  it('[CS-4] take what is not there for nothing', () => {
    const line = aLine();
    expect(itemHash([line], undefined)).toBe(
      itemHash([{ ...line, parentSku: '' }], unsafeBrand('')),
    );
    expect(itemHash([line], undefined)).not.toBe(
      itemHash([{ ...line, parentSku: 'P' }], undefined),
    );
    expect(itemHash([line], undefined)).toBe(itemHash([{ ...line, checksum: '' }], undefined));
  });
});
