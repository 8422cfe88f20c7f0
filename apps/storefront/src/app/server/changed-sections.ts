import type { ShopConfig } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';

/**
 * Returns the sections of `config` that differ from the build, whole, so that a browser needs no schema. A build made for
 * the shop folder of `config` carries none. Multistore is left out: the settings carry it.
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
