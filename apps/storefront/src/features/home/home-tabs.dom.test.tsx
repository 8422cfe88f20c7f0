import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createObservable } from '@shop/kernel';
import { defineShopConfig } from '@shop/shop-config';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { categoryTreeQuery } from '../../queries/category-tree.ts';
import { bannersQuery, bestsellersQuery, newCollectionQuery } from '../../queries/content/home.ts';
import { builtConfig } from '../../shop/settings/built-config.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { useShop } from '../../shop/use-shop.ts';
import { categoryNode } from '../../test/category-node.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import HomeTabs from './home-tabs.tsx';

const seller = {
  name: 'Zöld Ház Kft.',
  seat: '1111 Budapest, Minta utca 1.',
  registrationNumber: '01-09-123456',
  taxNumber: '12345678-2-42',
  email: 'info@zoldhaz.example',
  phone: '+3612345678',
  phoneHours: { from: 9, to: 17 },
};
const named = defineShopConfig(builtConfig, {
  shop: { title: 'Zöld Ház', tagline: { hu: 'Növények otthonra.' } },
  seller,
  feed: { isShown: false },
});
const image = { title: 'Tavasz', subtitle: 'Új darabok', image: '/a.jpg', link: '/uj' };

interface Stored {
  readonly main?: typeof image;
  /** Number of products in the category Szobanövények. */
  readonly productCount?: number;
}

/** Shows the home page of a shop with these data in a browser. */
function shownHome({ main, productCount = 0 }: Stored = {}, config = named): Promise<HTMLElement> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  function WithData({ children }: { children: ReactNode }) {
    const shop = useShop();
    const offers = { mainBanners: [], smallBanners: [], productBanners: [] };
    client.setQueryData(bannersQuery(shop).queryKey, { offers, main: main ?? null } as never);
    client.setQueryData(newCollectionQuery(shop, 0).queryKey, []);
    client.setQueryData(bestsellersQuery(shop, 0).queryKey, []);
    const plants = categoryNode({ id: 3, name: 'Szobanövények', path: '1/2/3', productCount });
    client.setQueryData(categoryTreeQuery(shop).queryKey, [categoryNode({ children: [plants] })]);
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  }
  return showInShop(
    <WithData>
      <HomeTabs />
    </WithData>,
    { recentlyViewed: { items: createObservable([]) } } as unknown as ShopperSession,
    '/',
    config,
  );
}

const titles = (page: HTMLElement) =>
  [...page.querySelectorAll('h1')].map(({ textContent }) => textContent);

it('has the main picture of the shop with its title at the top', async () => {
  const page = await shownHome({ main: image, productCount: 4 });
  expect(titles(page)).toEqual(['Tavasz']);
  expect(page.textContent).not.toContain('Zöld Ház');
});

it('is titled with the name of a shop without a main picture, above its categories', async () => {
  const page = await shownHome({ productCount: 4 });
  expect(titles(page)).toEqual(['Zöld Ház']);
  expect(page.textContent).toContain('Növények otthonra.');
  expect(page.querySelector('a[href$="minden"]')?.textContent).toContain('Szobanövények');
  expect(page.textContent).not.toContain('nincsenek termékek');
});

it('states that a shop has no products yet, and how to reach its seller', async () => {
  const page = await shownHome();
  expect(titles(page)).toEqual(['Zöld Ház']);
  expect(page.textContent).toContain('Egyelőre nincsenek termékek a kínálatban.');
  expect(page.querySelector(`a[href="mailto:${seller.email}"]`)).not.toBeNull();
});

it('states that a shop has no products yet where it names no seller', async () => {
  const page = await shownHome({}, defineShopConfig(named, { seller: null }));
  expect(page.textContent).toContain('Egyelőre nincsenek termékek a kínálatban.');
  expect(page.querySelector('a[href^="mailto:"]')).toBeNull();
});
