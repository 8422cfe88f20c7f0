import { parseShopConfig, ShopConfigError, zugolyConfig, type ShopConfig } from '@shop/shop-config';
import { knownQueryOf } from '../../shop/urls/known-query.ts';

/**
 * The shop's configuration with what the operator laid over it. Errors: throws with every wrong path, and for what is
 * built into the storefront: its addresses and pictures are made without asking.
 */
export function runningConfig(overrides: unknown): ShopConfig {
  const parsed = parseShopConfig(zugolyConfig, overrides);
  if (!parsed.ok) {
    throw new Error(`is not valid: ${new ShopConfigError(parsed.error).message}`);
  }
  const [ours, theirs] = [builtIn(zugolyConfig), builtIn(parsed.value)];
  const changedNames = Object.keys(ours).filter((name) => ours[name] !== theirs[name]);
  if (changedNames.length > 0) {
    throw new Error(`changes what the storefront is built with: ${changedNames.join(', ')}`);
  }
  return parsed.value;
}

/**
 * What of `overrides` a browser lays over its configuration: each value as the schema has completed it, so that the
 * browser needs no schema. `config`: what `runningConfig` made of them.
 */
export function completeOverrides(
  overrides: Readonly<Record<string, unknown>>,
  config: ShopConfig,
): Readonly<Record<string, unknown>> {
  const complete = (value: unknown, completed: unknown): unknown =>
    isLayer(value) && isLayer(completed)
      ? Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [name, complete(inner, completed[name])]),
        )
      : completed;
  return complete(overrides, config) as Readonly<Record<string, unknown>>;
}

const isLayer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function builtIn(config: ShopConfig): Readonly<Record<string, string>> {
  const { images, shop, stores } = config;
  return {
    'images.baseUrl': images.baseUrl,
    'images.version': images.version,
    'images.densities': images.densities.join(),
    'images.thumbnails': JSON.stringify(images.thumbnails),
    'shop.name': shop.name,
    'shop.product': shop.product,
    'stores.defaultCode': stores.defaultCode,
    'stores.views': stores.views.map(({ code }) => code).join(),
    'the names of filters in addresses': knownQueryOf(config).join(),
  };
}
