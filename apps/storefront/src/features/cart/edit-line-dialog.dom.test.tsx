import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lineKey, type CartItem, type CartSync } from '@shop/cart-sync';
import type { Product } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { optionAttributesQuery } from '../../queries/products/option-attributes.ts';
import { productQuery } from '../../queries/products/product.ts';
import type { Shop } from '../../shop/shop.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { EditLineDialog } from './edit-line-dialog.tsx';

const oak = { id: 11, sku: 'SZEK-TOLGY', price_incl_tax: 54_990, wood: '1' };
const beech = { id: 12, sku: 'SZEK-BUKK', price_incl_tax: 49_990, wood: '2' };
const article: Product = { ...oak, name: 'Fészek szék', type_id: 'simple' };
const parent: Product = {
  id: 10,
  sku: 'SZEK',
  name: 'Fészek szék',
  type_id: 'configurable',
  price_incl_tax: 49_990,
  configurable_options: [
    {
      attribute_id: '7',
      attribute_code: 'wood',
      label: 'Fa',
      values: [
        { value_index: '1', label: 'Tölgy' },
        { value_index: '2', label: 'Bükk' },
      ],
    },
  ],
  configurable_children: [oak, beech],
};
/** Line that was added as a simple article. */
const line: CartItem = { sku: oak.sku, type_id: 'simple', qty: 2, product: article };

// jsdom cannot open dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Opens the dialog for a line with this catalog response, and returns it with a cart that records the changes. */
async function openEditor(loaded: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const shop = { view: { code: 'hu' } } as Shop;
  client.setQueryData(productQuery(shop, line.sku).queryKey, { stock: {}, ...loaded } as never);
  for (const product of [article, parent])
    client.setQueryData(optionAttributesQuery(shop, product).queryKey, []);
  const cart = {
    changeQty: vi.fn<(key: string, qty: number) => Promise<Result<void, never>>>(async () => ok()),
    changeVariant: vi.fn<(key: string, to: Product) => Promise<Result<void, never>>>(async () =>
      ok(),
    ),
  };
  const onClose = vi.fn<() => void>();
  await showInShop(
    <QueryClientProvider client={client}>
      <EditLineDialog item={line} onClose={onClose} />
    </QueryClientProvider>,
    { cart: cart as unknown as CartSync },
  );
  const dialog = document.querySelector<HTMLElement>('[role="dialog"], dialog');
  if (dialog === null) throw new Error('No dialog is open');
  const press = async (what: string) => {
    const found = [...dialog.querySelectorAll<HTMLElement>('button, label')].find(
      ({ textContent }) => textContent === what,
    );
    if (found === undefined) throw new Error(`Nothing says ${what}`);
    await act(async () => {
      found.click();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  };
  return { dialog, cart, onClose, press };
}

it('a line of a variant is edited as its configurable product, starting with its own options', async () => {
  const { dialog, cart, onClose, press } = await openEditor({
    product: article,
    replaceBy: { parent, childSku: oak.sku },
  });
  const plain = () => dialog.textContent?.replace(/\u00a0/g, ' ');
  expect(dialog.querySelector<HTMLInputElement>(':checked')?.value).toBe(oak.wood);
  expect(plain()).toContain('109 980 Ft');
  await press('Bükk');
  expect(plain()).toMatch(/\D99 980 Ft/);
  await press('Módosítások mentése');
  expect(cart.changeVariant).toHaveBeenCalledExactlyOnceWith(
    lineKey(line),
    expect.objectContaining({ sku: beech.sku, parentSku: parent.sku, price_incl_tax: 49_990 }),
  );
  expect(cart.changeQty).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

it('a line saved without a change stays the same', async () => {
  const { cart, onClose, press } = await openEditor({
    product: article,
    replaceBy: { parent, childSku: oak.sku },
  });
  await press('Módosítások mentése');
  expect([cart.changeVariant.mock.calls, cart.changeQty.mock.calls]).toEqual([[], []]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('an article without variants offers only its quantity', async () => {
  const { dialog, cart, press } = await openEditor({ product: article });
  expect(dialog.querySelector('input[type="radio"]')).toBeNull();
  await act(async () => {
    dialog.querySelector<HTMLElement>('[aria-label="Eggyel több"]')?.click();
    await Promise.resolve();
  });
  await press('Módosítások mentése');
  expect(cart.changeQty).toHaveBeenCalledExactlyOnceWith(lineKey(line), 3);
  expect(cart.changeVariant).not.toHaveBeenCalled();
});
