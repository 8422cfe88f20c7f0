import { withStorePrefix } from '@shop/url-resolver';
import type { ShopConfig } from '@shop/shop-config';
import type { PathView } from '../render/renderer.ts';

interface ManifestTexts {
  readonly search: string;
  readonly cart: string;
  readonly orders: string;
  readonly home: string;
}

const english: ManifestTexts = {
  search: 'Search',
  cart: 'Cart',
  orders: 'My orders',
  home: 'Home page',
};

const textsIn: ReadonlyMap<string, ManifestTexts> = new Map([
  ['hu', { search: 'Keresés', cart: 'Kosár', orders: 'Rendeléseim', home: 'Kezdőlap' }],
  ['de', { search: 'Suche', cart: 'Warenkorb', orders: 'Meine Bestellungen', home: 'Startseite' }],
  ['it', { search: 'Cerca', cart: 'Carrello', orders: 'I miei ordini', home: 'Pagina iniziale' }],
  ['ro', { search: 'Căutare', cart: 'Coș', orders: 'Comenzile mele', home: 'Pagina principală' }],
]);

/** Returns the web app manifest of a store view. `hasScreenshots`: true if the shop folder has them. */
export function webManifest(
  { title, themeColor }: ShopConfig['shop'],
  { storeCode, language }: PathView,
  hasScreenshots: boolean,
) {
  const texts = textsIn.get(language) ?? english;
  const path = (localPath: string) => withStorePrefix(localPath, storeCode);
  const icon = (size: number, name = `icon-${size}`) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const screenshot = (form_factor: 'narrow' | 'wide', sizes: string) => ({
    src: `/screenshot-${form_factor}.webp`,
    sizes,
    type: 'image/webp',
    form_factor,
    label: texts.home,
  });
  return {
    id: path('/'),
    name: title,
    short_name: title,
    lang: language,
    start_url: path('/pwa.html'),
    scope: '/',
    display: 'standalone',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      icon(512),
      { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: texts.search, url: path('/pwa.html#search') },
      { name: texts.cart, url: path('/cart') },
      { name: texts.orders, url: path('/account/orders') },
    ],
    ...(hasScreenshots && {
      screenshots: [screenshot('narrow', '390x844'), screenshot('wide', '1280x800')],
    }),
  };
}
