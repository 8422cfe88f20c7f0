import { hashKey, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { blockProductsQuery } from '../../queries/content/content-products.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { ProductsBlock } from './products-block.tsx';

const block = {
  type: 'products' as const,
  title: 'Új darabok',
  skus: ['FOTEL'],
  size: 8,
  layout: 'grid' as const,
};

/** Shows the block over a catalog that does not answer. Returns the page and the requests for products. */
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
    const { queryKey } = blockProductsQuery(shop, 0, block, []);
    const error = new Error('network');
    hydrate(client, {
      queries: [
        {
          queryKey,
          queryHash: hashKey(queryKey),
          dehydratedAt: Date.now(),
          state: {
            data: undefined,
            dataUpdateCount: 0,
            dataUpdatedAt: 0,
            error,
            errorUpdateCount: 1,
            errorUpdatedAt: Date.now(),
            fetchFailureCount: 1,
            fetchFailureReason: error,
            fetchMeta: null,
            isInvalidated: false,
            status: 'error',
            fetchStatus: 'idle',
          },
        },
      ],
    });
  });
  expect(productsBySkus).not.toHaveBeenCalled();
  expect(page.textContent).toBe('');
});

it('asks for products that nobody has asked for', async () => {
  const { productsBySkus } = await shownBlock(() => {});
  expect(productsBySkus).toHaveBeenCalledWith(['FOTEL']);
});
