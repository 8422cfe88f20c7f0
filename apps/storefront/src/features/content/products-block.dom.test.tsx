import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { blockProductsQuery } from '../../queries/content/content-products.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { arriveFailed } from '../../test/arrive-failed.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { ProductsBlock } from './products-block.tsx';

const block = {
  type: 'products' as const,
  title: 'Új darabok',
  skus: ['FOTEL'],
  size: 8,
  layout: 'grid' as const,
};

/** Renders the block with a catalog that does not respond. Returns the page and the requests for products. */
async function shownBlock(arrive: (client: QueryClient, shop: Shop) => void) {
  const productsBySkus = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function WithCatalog({ children }: { children: ReactNode }) {
    const shop = Object.assign(useShop(), { catalog: { productsBySkus } });
    arrive(client, shop);
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  }
  const page = await showInShop(
    <WithCatalog>
      <ProductsBlock block={block} />
    </WithCatalog>,
  );
  return { page, productsBySkus };
}

it('leaves out for this page what the server could not fetch: products that come later move what is below', async () => {
  const { page, productsBySkus } = await shownBlock((client, shop) => {
    arriveFailed(client, blockProductsQuery(shop, 0, block, []).queryKey);
  });
  expect(productsBySkus).not.toHaveBeenCalled();
  expect(page.textContent).toBe('');
});

it('asks for products that nobody has asked for', async () => {
  const { productsBySkus } = await shownBlock(() => {});
  expect(productsBySkus).toHaveBeenCalledWith(['FOTEL']);
});
