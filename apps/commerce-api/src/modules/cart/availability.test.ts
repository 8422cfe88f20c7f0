import { expect, it } from 'vitest';
import { seenStock } from './availability.ts';
import { availableQty } from '@shop/cart-lines';

const need = (sku: string, qty: number) => ({ sku, name: sku, qty });
const left: Readonly<Record<string, number>> = { TABLE: 2, CHAIR: 9, SET: 0, OFF: 5 };

function available(needs: readonly ReturnType<typeof need>[], switches: readonly string[] = []) {
  const line = { needs, switches, isVirtual: false };
  const stock = seenStock(
    {
      of: (sku) => {
        const qty = left[sku];
        return qty === undefined
          ? undefined
          : { sku, productId: 1, qty, isInStock: sku !== 'OFF', manageStock: true };
      },
    },
    [line],
  );
  return availableQty(line, stock);
}

it.each([
  ['as its scarcest part', [need('TABLE', 1), need('CHAIR', 4)], 2],
  ['as an article that stands in it twice lasts', [need('CHAIR', 4), need('CHAIR', 1)], 1],
  ['none while a part has no figure', [need('TABLE', 1), need('LAMP', 1)], 0],
])('[PO-31] a line is there as often as %s', (_story, needs, most) => {
  expect(available(needs)).toBe(most);
});

it('a set whose switch is off is not there, whatever its parts are, and one without a figure is', () => {
  expect(available([need('CHAIR', 1)], ['OFF'])).toBe(0);
  expect(available([need('CHAIR', 1)], ['SET', 'UNKNOWN'])).toBe(9);
});
