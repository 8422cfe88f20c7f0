import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  catalogTaxProblems,
  merchandisingFile,
  missingPages,
  unknownScreenTexts,
} from '@shop/content-files';
import { findUntaxed, untaxedLines } from '@shop/catalog-documents/import';
import type { Log } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import type { Sql } from 'postgres';
import { missingInvoices, readConfig, type ApiConfig } from '@shop/api-settings';
import { readShopConfig, readShopTexts } from '../../../platform/read-shop-config.ts';
import { printLines } from '@shop/shop-cli';
import { readDocuments } from '../../../documents/document-table.ts';
import { withDatabase } from '../../../db/with-database.ts';
import { readContentDocuments } from '../../content/index.ts';
import { assertShopFiles } from './shop-files.ts';

type ShopFolder = Pick<ApiConfig, 'shopDir' | 'shopConfigFile' | 'multistore' | 'contentDir'>;

/** Schema with the texts of all screens. */
const textsSchema = join(
  import.meta.dirname,
  '../../../../../../docs/schemas/messages.schema.json',
);

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * `shop check`: checks the shop folder and the stored products, and names the pages and the service for invoices that are
 * missing. Exit code 1 for a problem.
 */
export async function runCheckShop(): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const problems = [...checkShop(config), ...(await storedProblems(config))];
  printLines(
    problems.length === 0
      ? ['No problems.', ...missingPages(config.contentDir), ...missingInvoices(config)]
      : problems,
  );
  return problems.length === 0 ? 0 : 1;
}

/** Returns a line if the stored catalog has products without tax. A shop that was never started has no catalog. */
async function storedProblems(config: ApiConfig): Promise<readonly string[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))) return [];
  const unchanged = () => Promise.resolve();
  const find = (sql: Sql) =>
    findUntaxed(readDocuments(sql, 'taxrule'), readDocuments(sql, 'product'));
  try {
    return untaxedLines(await withDatabase(config, 'check', find, unchanged));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`stored products: not checked: ${reason}`];
  }
}

/**
 * Returns a line for each problem, with the file and the field: settings, texts, and every JSON file of the content. A
 * file is checked up to its first problem.
 */
export function checkShop(folder: ShopFolder): readonly string[] {
  const problems: string[] = [];
  const check = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(...message.split('\n'));
      return undefined;
    }
  };
  check(() => readShopTexts(folder.shopDir));
  problems.push(...(check(() => unknownScreenTexts(folder.shopDir, textsSchema)) ?? []));
  const shop = check(() => readShopConfig(folder));
  if (shop === undefined) return problems;
  const areFilesValid = check(() => assertShopFiles(folder)) !== undefined;
  if (areFilesValid) check(() => readContentDocuments(folder.contentDir, shop, silent));
  problems.push(...(check(() => catalogTaxProblems(folder.contentDir, shop)) ?? []));
  return [...new Set([...problems, ...unreadRules(folder.contentDir, shop)])];
}

/** Returns the files with search rules that no store view reads. */
function unreadRules(contentDir: string, { stores }: ShopConfig): readonly string[] {
  const files = stores.views.map(({ language }) => merchandisingFile(contentDir, language));
  const folder = dirname(files[0] ?? '');
  if (files.length === 0 || !existsSync(folder)) return [];
  const names = new Set(files.map((file) => basename(file)));
  return readdirSync(folder)
    .filter((name) => !names.has(name))
    .map((name) => `${join(folder, name)}: the whole: is of no language of the shop`);
}
