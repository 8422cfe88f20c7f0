import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- it asks in a terminal and reads no file
import { createInterface } from 'node:readline/promises';
import { currencies, isCurrency } from '@shop/money';
import { print } from '@shop/shop-cli';
import {
  checklist,
  isShopLanguage,
  type NewShop,
  newShopFiles,
  shopLanguages,
} from '@shop/content-files';
import { shopFileKinds } from './shop-files.ts';

/** Flags of `shop create`. */
export interface CreateShopOptions {
  readonly name?: string | undefined;
  readonly language?: string | undefined;
  readonly currency?: string | undefined;
  readonly seller?: string | undefined;
}

const root = resolve(import.meta.dirname, '../../../../../..');

/** Returns editor settings with the schema of each file. */
function editorSettings(pathTo: (file: string) => string): string {
  const schemas = shopFileKinds.map(({ name, paths }) => ({
    fileMatch: paths,
    url: pathTo(`docs/schemas/${name}.schema.json`),
  }));
  return `${JSON.stringify({ 'json.schemas': schemas }, null, 2)}\n`;
}

/**
 * `shop create FOLDER`: writes an empty shop that starts at once, with a checklist. In a terminal it asks for missing
 * flags. Returns the exit code. Errors: throws for a folder that is not empty, or an unknown value.
 */
export async function runCreateShop(folder: string, options: CreateShopOptions): Promise<number> {
  const shopDir = resolve(folder);
  if (existsSync(shopDir) && readdirSync(shopDir).length > 0) {
    throw new Error(`shop create: ${shopDir} is not empty: name another folder.`);
  }
  const shop = newShop(process.stdin.isTTY ? await askMissing(options) : options);
  const pathTo = (file: string) => relative(shopDir, join(root, file)).replaceAll('\\', '/');
  const files = new Map([
    ...newShopFiles(shop, pathTo('packages/shop-config/shop.schema.json')),
    ['.vscode/settings.json', editorSettings(pathTo)] as const,
    ['CHECKLIST.md', checklist(shop)] as const,
  ]);
  for (const [path, text] of files) {
    const file = join(shopDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  print(`The shop ${shop.name} is in ${shopDir}:\n`);
  for (const path of files.keys()) print(`  ${path}\n`);
  print(`\nOpen it:  SHOP_DIR=${folder} DATA_DIR=${join(folder, '.data')} pnpm start\n`);
  print('Before it sells, work through CHECKLIST.md.\n');
  return 0;
}

/** Returns the shop for these flags. Errors: throws one line with the flag and its values. */
export function newShop({ name, language = 'hu', currency, seller }: CreateShopOptions): NewShop {
  if (name === undefined || name.trim() === '') {
    throw new Error('shop create: name the shop with --name.');
  }
  if (!isShopLanguage(language)) {
    const languages = Object.keys(shopLanguages).join(', ');
    throw new Error(`shop create: --language ${language}: write one of ${languages}.`);
  }
  const chosenCurrency = (currency ?? shopLanguages[language].currency).toUpperCase();
  if (!isCurrency(chosenCurrency)) {
    throw new Error(`shop create: --currency ${currency}: write one of ${currencies.join(', ')}.`);
  }
  return {
    name: name.trim(),
    language,
    currency: chosenCurrency,
    seller: seller?.trim() || undefined,
  };
}

async function askMissing(options: CreateShopOptions): Promise<CreateShopOptions> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, option: string | undefined, example: string) =>
    option ?? ((await terminal.question(`${question} (${example}): `)) || undefined);
  try {
    const name = await ask('Name of the shop', options.name, 'as shoppers read it');
    const language =
      (await ask('Language', options.language, Object.keys(shopLanguages).join(', '))) ?? 'hu';
    const currency = await ask('Currency', options.currency, currencies.join(', '));
    const seller = await ask('Company that sells', options.seller, 'empty: later');
    return {
      language,
      name,
      currency,
      seller,
    };
  } finally {
    terminal.close();
  }
}
