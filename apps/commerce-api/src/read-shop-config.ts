import { readJsonFile } from '@shop/platform-node';
import {
  defineShopConfig,
  parseShopConfig,
  ShopConfigError,
  zugolyConfig,
  type ShopConfig,
} from '@shop/shop-config';
import * as v from 'valibot';
import { ConfigError } from './config.ts';

/**
 * The shop's configuration, with the overrides of `file` when there is one; all store views when `multistore`.
 * Errors: throws `ConfigError` naming the file and every wrong path in it, `JsonFileError` where it is no JSON.
 */
export function readShopConfig(file: string | undefined, multistore = false): ShopConfig {
  const views = multistore ? { stores: { multistore } } : {};
  if (file === undefined) return defineShopConfig(zugolyConfig, views);
  const parsed = parseShopConfig(zugolyConfig, readJsonFile(file, v.unknown()), views);
  if (parsed.ok) return parsed.value;
  const { message } = new ShopConfigError(parsed.error);
  throw new ConfigError(`SHOP_CONFIG: ${file} is not valid: ${message}`);
}
