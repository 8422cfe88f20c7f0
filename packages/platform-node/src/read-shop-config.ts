import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@shop/kernel';
import {
  parseShopConfig,
  readLook,
  ShopConfigError,
  storefrontConfig,
  type ShopConfig,
  type ShopLook,
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
 * Reads the settings of a shop: its look, with `shop.json` and the file of the operator over it. The failure names the files
 * and every wrong setting.
 * Errors: throws `JsonFileError` for a file that is not JSON.
 */
export function readShopConfig({
  shopDir,
  shopConfigFile,
  multistore,
}: ShopConfigFiles): Result<ShopConfig, string> {
  const look = readShopLook(shopDir);
  if (!look.ok) return look;
  const files = [
    join(shopDir, 'shop.json'),
    ...(shopConfigFile === undefined ? [] : [shopConfigFile]),
  ];
  const parsed = parseShopConfig(
    storefrontConfig,
    look.value.layer,
    ...files.map((file) => readJsonFile(file, v.unknown())),
    multistore === undefined ? {} : { stores: { multistore } },
  );
  return parsed.ok
    ? ok(parsed.value)
    : err(`${files.join(' with ')}: ${new ShopConfigError(parsed.error).message}`);
}

/** Reads the look of a shop folder. The failure names the file, the place and the fix of every problem. */
export function readShopLook(shopDir: string): Result<ShopLook, string> {
  const look = readLook({
    read: (path) => contentOf(join(shopDir, path))?.toString(),
    hashOf(path) {
      const content = contentOf(join(shopDir, path));
      return content && hash('sha256', content);
    },
    hash: (text) => hash('sha256', text),
  });
  if (look.ok) return look;
  return err(
    look.error
      .map(({ file, path, message }) => `${join(shopDir, file)}: ${path}: ${message}`)
      .join('\n'),
  );
}

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
