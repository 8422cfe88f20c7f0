import { overlayEmailTexts } from '@shop/emails';
import * as node from '@shop/platform-node';
import type { ShopConfig } from '@shop/shop-config';
import { ConfigError, type ApiConfig } from '@shop/api-settings';

/** Replaces texts of emails with those of the shop folder. Errors: throws with the file, the text and the fix. */
export function readShopTexts(shopDir: string): void {
  const read = node.readShopMessages(shopDir);
  if (!read.ok) throw new ConfigError(read.error);
  overlayEmailTexts(read.value.emails);
}

/**
 * Reads the settings of the shop folder. `MULTISTORE=off` keeps the store views as in the files.
 * Errors: throws `ConfigError` with the files and every wrong setting, `JsonFileError` for a file that is not JSON.
 */
export function readShopConfig({
  shopDir,
  shopConfigFile,
  multistore,
}: Pick<ApiConfig, 'shopDir' | 'shopConfigFile' | 'multistore'>): ShopConfig {
  const read = node.readShopConfig({
    shopDir,
    shopConfigFile,
    multistore: multistore ? true : undefined,
  });
  if (!read.ok) throw new ConfigError(read.error);
  return read.value;
}
