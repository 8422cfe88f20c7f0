import * as v from 'valibot';
import { consent, users, validation } from './sections/account.ts';
import { analytics } from './sections/analytics.ts';
import { cart, stock } from './sections/cart.ts';
import { checkout, offers, orders } from './sections/checkout.ts';
import { cms, feed, home, images, reviewsWidget, screen } from './sections/content.ts';
import { emails } from './sections/emails.ts';
import { products } from './sections/products.ts';
import { categories, search } from './sections/search.ts';
import { seller } from './sections/seller.ts';
import { api, shop, urls } from './sections/shop.ts';
import { storage } from './sections/storage.ts';
import { stores } from './sections/stores.ts';
import { tax } from './sections/tax.ts';
import { theme } from './sections/theme.ts';

/** Schema of all sections. Each field has its bounds and the default of the product specification. */
export const shopConfigSchema = v.strictObject({
  shop,
  seller,
  stores,
  api,
  urls,
  tax,
  products,
  search,
  categories,
  cart,
  stock,
  checkout,
  orders,
  offers,
  users,
  validation,
  consent,
  analytics,
  images,
  cms,
  feed,
  reviewsWidget,
  home,
  screen,
  storage,
  emails,
  theme,
});

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** Complete configuration: every field is present and read-only. */
export type ShopConfig = DeepReadonly<v.InferOutput<typeof shopConfigSchema>>;

/** Overrides of a shop: any part of the configuration. A list replaces the default list. */
export type ShopConfigOverrides = DeepReadonly<v.InferInput<typeof shopConfigSchema>>;

/** One language and currency of the shop. */
export type StoreView = ShopConfig['stores']['views'][number];
