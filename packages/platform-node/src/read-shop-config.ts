import { join } from 'node:path';
import { err, ok, type Result } from '@shop/kernel';
import {
  parseShopConfig,
  ShopConfigError,
  storefrontConfig,
  type ShopConfig,
} from '@shop/shop-config';
import * as v from 'valibot';
import { readJsonFile } from './read-json-file.ts';

/** Sources of a shop's settings, the later over the earlier. */
export interface ShopConfigFiles {
  /** Folder with `shop.json`. */
  readonly shopDir: string;
  /** File of the operator. */
  readonly shopConfigFile: string | undefined;
  /** Opens or closes the other store views; `undefined`: as in the files. */
  readonly multistore: boolean | undefined;
}

/**
 * Reads the settings of a shop. The failure names the files and every wrong setting.
 * Errors: throws `JsonFileError` for a file that is not JSON.
 */
export function readShopConfig({
  shopDir,
  shopConfigFile,
  multistore,
}: ShopConfigFiles): Result<ShopConfig, string> {
  const files = [
    join(shopDir, 'shop.json'),
    ...(shopConfigFile === undefined ? [] : [shopConfigFile]),
  ];
  const parsed = parseShopConfig(
    storefrontConfig,
    ...files.map((file) => readJsonFile(file, v.unknown())),
    multistore === undefined ? {} : { stores: { multistore } },
  );
  return parsed.ok
    ? ok(parsed.value)
    : err(`${files.join(' with ')}: ${new ShopConfigError(parsed.error).message}`);
}
