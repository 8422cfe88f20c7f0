import type { ShopConfig } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';

/**
 * Returns the complete sections of `config` that differ from the build, so that a browser needs no schema. Empty for a
 * build made for the shop folder of `config`. Excludes multistore, which the settings contain.
 */
export function changedSections(config: ShopConfig): Readonly<Record<string, unknown>> {
  const { multistore } = builtConfig.stores;
  const running: ShopConfig = { ...config, stores: { ...config.stores, multistore } };
  const builtSections = new Map<string, unknown>(Object.entries(builtConfig));
  return Object.fromEntries(
    Object.entries(running).filter(
      ([name, section]) => JSON.stringify(section) !== JSON.stringify(builtSections.get(name)),
    ),
  );
}
