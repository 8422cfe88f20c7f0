import { readJsonFile } from '@shop/platform-node';
import {
  defineShopConfig,
  demoOverrides,
  parseShopConfig,
  ShopConfigError,
  zugolyConfig,
  type ShopConfig,
} from '@shop/shop-config';
import * as v from 'valibot';
import { ConfigError, type ApiConfig } from './config.ts';

/**
 * The shop's configuration, with the overrides of the operator's file when there is one, all store views when they
 * are on, and the made-up seller in the demo alone.
 * Errors: throws `ConfigError` naming the file and every wrong path in it, `JsonFileError` where it is no JSON.
 */
export function readShopConfig({
  shopConfigFile: file,
  multistore,
  mode,
}: Pick<ApiConfig, 'shopConfigFile' | 'multistore' | 'mode'>): ShopConfig {
  const demo = mode === 'demo' ? demoOverrides : {};
  const views = multistore ? { stores: { multistore } } : {};
  if (file === undefined) return defineShopConfig(zugolyConfig, demo, views);
  const parsed = parseShopConfig(zugolyConfig, demo, readJsonFile(file, v.unknown()), views);
  if (parsed.ok) return parsed.value;
  const { message } = new ShopConfigError(parsed.error);
  throw new ConfigError(`SHOP_CONFIG: ${file} is not valid: ${message}`);
}
