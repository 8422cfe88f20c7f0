import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineShopConfig, storefrontConfig, type ShopConfigOverrides } from '@shop/shop-config';

const { $schema: _schema, ...shop } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../demo/shop.json'), 'utf8'),
) as ShopConfigOverrides & { readonly $schema: string };

/** The configuration of the demo shop. */
export const demoConfig = defineShopConfig(storefrontConfig, shop);
