import type { Order } from '@shop/contract';
import { expect, it } from 'vitest';
import { csvHead, csvLines } from './order-csv.ts';

/** Returns the columns of an order's line with this address. */
function cellsOf(address: object): Readonly<Record<string, string | undefined>> {
  const order = {
    increment_id: 'ZG-1',
    billing_address: address,
    items: [{ sku: 'SZEK-1', name: 'Szék', qty_ordered: 1 }],
  } as unknown as Order;
  const cells = csvLines(order).trimEnd().split(',');
  return Object.fromEntries(
    csvHead
      .trimEnd()
      .split(',')
      .map((name, at) => [name, cells[at]]),
  );
}

it.each([
  [
    { country_id: 'RO', postcode: '407280', city: 'Florești', region: 'Cluj' },
    { country: 'RO', postcode: '407280', city: 'Florești', county: 'Cluj' },
  ],
  [
    { country_id: 'RO', city: 'București', region: 'București' },
    { city: 'București', county: 'București' },
  ],
  [
    { country_id: 'HU', city: 'Érd', street: ['Fő út 1.'] },
    { city: 'Érd', county: '', street: 'Fő út 1.' },
  ],
])('writes town and county of %j into columns of their own', (address, cells) => {
  expect(cellsOf(address)).toMatchObject({ ...cells, sku: 'SZEK-1', qty: '1' });
});
