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

/** Sources of a shop's settings; a later source overrides an earlier one. */
export interface ShopConfigFiles {
  /** Folder with `shop.json`. */
  readonly shopDir: string;
  /** File of the operator. */
  readonly shopConfigFile: string | undefined;
  /** Turns the other store views on or off; `undefined`: the files decide. */
  readonly multistore: boolean | undefined;
}

/**
 * Reads the settings of a shop: its look, overridden by `shop.json`, then by the file of the operator. The failure
 * contains the files and every wrong setting.
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

/** Reads the look of a shop folder. The failure contains the file, the position and the fix of every problem. */
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
