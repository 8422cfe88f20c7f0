import * as node from '@shop/platform-node';
import type { Result } from '@shop/kernel';
import type { ShopConfig, ShopLook } from '@shop/shop-config';

/**
 * Reads the settings of the shop folder.
 * Errors: throws with the files and every wrong setting, `JsonFileError` for a file that is not JSON.
 */
export function readShopConfig(files: node.ShopConfigFiles): ShopConfig {
  return valueOf(node.readShopConfig(files));
}

/** Reads the look of the shop folder. Errors: throws with the file, the position and the fix of every problem. */
export function readShopLook(shopDir: string): ShopLook {
  return valueOf(node.readShopLook(shopDir));
}

/** Reads the texts of the shop folder, by language. Errors: throws with the file and the fix. */
export function readShopTexts(shopDir: string): node.ShopMessageFiles['screens'] {
  return valueOf(node.readShopMessages(shopDir)).screens;
}

function valueOf<T>(read: Result<T, string>): T {
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
