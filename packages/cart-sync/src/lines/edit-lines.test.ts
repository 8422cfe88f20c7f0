import { describe, expect, it } from 'vitest';
import {
  addLine,
  cleared,
  updateStock,
  updateLine,
  removeLine,
  replaceLine,
  restoreLine,
  setLineQty,
} from './edit-lines.ts';
import { emptyCart, type StoredCart } from '../storage/stored-cart.ts';
import { aLine, aProduct, aSyncedLine, at } from '../test/a-line.ts';

const cartOf = (...items: StoredCart['items']): StoredCart => ({ ...emptyCart, items });
const skusOf = ({ items }: StoredCart) => items.map(({ sku, qty }) => `${sku}×${qty}`);
const sending = { key: 'k', plan: 'p', qty: 1 };

describe('a line', () => {
  it('[CS-40] takes over quantity, product and stock of the same product', () => {
    const cart = cartOf(
      aLine({ qty: 2, stock: { is_in_stock: true, qty: 5 } }),
      aLine({ sku: 'B' }),
    );
    const again = aLine({ qty: 3, product: aProduct({ name: 'Új név' }) });
    expect(addLine(cart, again)).toEqual({
      ...cart,
      items: [{ ...again, qty: 5, stock: { is_in_stock: true, qty: 5 } }, cart.items[1]],
    });
    const known = { is_in_stock: false, qty: 0 };
    expect(addLine(cart, { ...again, stock: known }).items[0]?.stock).toEqual(known);
  });

  it('[CS-42] that has the quantity already, or is not there, changes nothing', () => {
    const cart = cartOf(aLine({ qty: 2 }), aLine({ sku: 'B' }));
    expect(setLineQty(cart, 'A', 2)).toBe(cart);
    expect(setLineQty(cart, 'Z', 3)).toBe(cart);
    expect(skusOf(setLineQty(cart, 'A', 3))).toEqual(['A×3', 'B×1']);
  });

  it('[CS-44] that is not there cannot be taken out', () => {
    const cart = cartOf(aLine());
    expect(removeLine(cart, 'Z', at(5))).toBe(cart);
    expect(updateLine(cart, 'Z', (line) => ({ ...line }))).toBe(cart);
    expect(removeLine(cart, 'A', at(5)).items).toEqual([]);
  });

  it('[CS-15] leaves a mark of what the server knows, and of what is on its way', () => {
    const markOf = (over: Parameters<typeof aLine>[0]) =>
      removeLine(cartOf(aLine(over), aLine({ sku: 'B' })), 'A', at(7));
    expect(markOf({})).toEqual({ ...cartOf(aLine({ sku: 'B' })), removed: [] });
    expect(markOf({ server_item_id: 3 }).removed).toEqual([{ sku: 'A', server_item_id: 3 }]);
    expect(markOf({ sending }).removed).toEqual([{ sku: 'A', unsureSince: 7 }]);
    expect(markOf({ server_item_id: 3, sending }).removed).toHaveLength(2);
  });

  it('[CS-45] that comes back takes over what the server knows of it', () => {
    const marks = [
      { sku: 'A', checksum: undefined },
      { sku: 'A', server_item_id: 3 },
      { sku: 'B' },
    ];
    const cart = { ...emptyCart, removed: marks };
    const back = restoreLine(cart, { item: aSyncedLine({ prev_qty: 1 }), index: 0 });
    expect(back.items).toMatchObject([{ sku: 'A', server_item_id: 3, prev_qty: undefined }]);
    expect(back.items[0]?.sending).toBeUndefined();
    expect(back.removed).toEqual([{ sku: 'B' }]);
  });

  it.each([
    ['a deletion', { isDeleting: true }],
    ['a write', { unsureSince: at(5) }],
  ])('[CS-45] that is restored while %s is in flight must be sent', (_what, late) => {
    const cart = { ...emptyCart, removed: [{ sku: 'A', server_item_id: 3, ...late }] };
    expect(addLine(cart, aLine()).items[0]).toMatchObject({
      server_item_id: 3,
      sending: { key: '', plan: '', qty: 0 },
    });
  });

  it('[CS-45] comes back where it stood, never before the first', () => {
    const cart = cartOf(aLine({ sku: 'B' }), aLine({ sku: 'C' }));
    const at1 = restoreLine(cart, { item: aLine(), index: 1 });
    expect(skusOf(at1)).toEqual(['B×1', 'A×1', 'C×1']);
    expect(skusOf(restoreLine(cart, { item: aLine(), index: -1 }))).toEqual(['A×1', 'B×1', 'C×1']);
  });

  it('[CS-43] that is not there takes no other variant', () => {
    const cart = cartOf(aLine());
    expect(replaceLine(cart, 'Z', aLine({ sku: 'B' }), at(5))).toBe(cart);
  });

  it('[CS-43] gives its quantity to the line that has the variant, which keeps its ids', () => {
    const other = aSyncedLine({ sku: 'B', qty: 2, prev_qty: 2, server_item_id: 9, sending });
    const cart = cartOf(aLine({ sku: 'X' }), aSyncedLine({ qty: 3 }), other);
    const next = replaceLine(cart, 'A', aLine({ sku: 'B', qty: 1 }), at(5));
    expect(skusOf(next)).toEqual(['X×1', 'B×5']);
    expect(next.items[1]).toMatchObject({ server_item_id: 9, prev_qty: 2, sending });
    expect(next.removed).toEqual([{ sku: 'A', server_item_id: 1 }]);
  });

  it('[CS-43] of the same variant keeps its quantity and takes the new product', () => {
    const cart = cartOf(aLine({ qty: 3 }));
    const product = aProduct({ name: 'Másik' });
    expect(replaceLine(cart, 'A', aLine({ qty: 1, product }), at(5)).items).toEqual([
      aLine({ qty: 3, product }),
    ]);
  });

  it('[CS-46] of another article ignores a stock check', () => {
    const cart = cartOf(aLine(), aLine({ sku: 'B' }));
    const noted = updateStock(cart, 'A', { info: { stock: 'in-stock' } });
    expect(noted.items).toEqual([aLine({ info: { stock: 'in-stock' } }), aLine({ sku: 'B' })]);
  });
});

it('[CS-48] a cart emptied for good holds and owes nothing, and is another one', () => {
  const cart = { ...cartOf(aLine()), removed: [{ sku: 'B' }], epoch: 3 };
  expect(cleared(cart)).toEqual({ items: [], removed: [], epoch: 4, isLetGo: true });
});
