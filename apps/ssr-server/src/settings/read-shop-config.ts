import * as node from '@shop/platform-node';
import type { ShopConfig } from '@shop/shop-config';

/**
 * Reads the settings of the shop folder.
 * Errors: throws with the files and every wrong setting, `JsonFileError` for a file that is not JSON.
 */
export function readShopConfig(files: node.ShopConfigFiles): ShopConfig {
  const read = node.readShopConfig(files);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
