import { readFileSync } from 'node:fs';
import {
  defineShopConfig,
  parseShopConfig,
  zugolyConfig,
  type ShopConfig,
} from '@shop/shop-config';
import { ConfigError } from './config.ts';

/**
 * The shop's configuration, with the overrides of `file` when there is one; all store views when `multistore`.
 * Errors: throws `ConfigError` naming the file and every wrong path in it.
 */
export function readShopConfig(file: string | undefined, multistore = false): ShopConfig {
  const views = multistore ? { stores: { multistore } } : {};
  if (file === undefined) return defineShopConfig(zugolyConfig, views);
  let overrides: unknown;
  try {
    overrides = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`SHOP_CONFIG: ${file} cannot be read as JSON.`, { cause });
  }
  const parsed = parseShopConfig(zugolyConfig, overrides, views);
  if (parsed.ok) return parsed.value;
  const problems = parsed.error.map(({ path, message }) => `${path || 'the whole'}: ${message}`);
  throw new ConfigError(`SHOP_CONFIG: ${file} is not valid: ${problems.join('; ')}.`);
}
