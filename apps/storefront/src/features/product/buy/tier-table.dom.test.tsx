import type { Product } from '@shop/contract';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { atQuantity } from './at-quantity.ts';
import { ProductPrice } from './product-price.tsx';
import { TierTable } from './tier-table.tsx';

const chair = (gross?: number): Product => ({
  id: 1,
  sku: 'SZEK',
  name: 'Szék',
  type_id: 'simple',
  price_incl_tax: 10_000,
  original_price_incl_tax: 10_000,
  tier_prices: [
    { qty: 5, value: 9000, ...(gross !== undefined && { value_incl_tax: gross }) },
    { qty: 10, value: 8000, ...(gross !== undefined && { value_incl_tax: gross - 1000 }) },
  ],
});

function Box({ product }: { product: Product }) {
  const [qty, setQty] = useState(1);
  return (
    <>
      <ProductPrice product={atQuantity(product, qty)} />
      <TierTable product={product} />
      <button type="button" onClick={() => setQty(qty + 4)}>
        more
      </button>
    </>
  );
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

// findings G, tier prices
it('[PR-22] shows the tiers of the shopper’s group, and a price that follows the quantity', async () => {
  const page = await showInShop(<Box product={chair(9000)} />);
  const rows = [...page.querySelectorAll('tr')].map(({ textContent }) => plain(textContent));
  expect(rows).toEqual(['5 darabtól9 000 Ft / db', '10 darabtól8 000 Ft / db']);
  const price = () => plain(page.querySelector('p')?.textContent);
  expect(price()).toBe('10 000 Ft');
  act(() => page.querySelector('button')?.click());
  expect(price()).toBe('9 000 Ft');
  expect(page.querySelector('s')).toBeNull();
});

it('[PR-22] shows none while tier prices are off', async () => {
  const page = await showInShop(<Box product={chair()} />);
  expect(page.querySelector('table')).toBeNull();
  act(() => page.querySelector('button')?.click());
  expect(plain(page.querySelector('p')?.textContent)).toBe('10 000 Ft');
});
