import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportDocument } from '@shop/catalog-documents';
import { missingPages } from '@shop/content-files';
import { productionProblems } from '@shop/shop-config';
import { silentLog } from '@shop/testing';
import { afterAll, expect, it, vi } from 'vitest';
import { readShopConfig } from '../../../platform/read-shop-config.ts';
import { createTestApi } from '../../../test/api.ts';
import { readContentDocuments } from '../../content/index.ts';
import { newShop, runCreateShop } from './create-shop-command.ts';
import { assertShopFiles } from './shop-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'create-shop-'));
vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const settingsOf = (shopDir: string) =>
  readShopConfig({ shopDir, shopConfigFile: undefined, multistore: false });

it.each([
  ['hu', undefined, 'HUF'],
  ['de', 'eur', 'EUR'],
  ['it', 'RON', 'RON'],
  ['ro', undefined, 'RON'],
])('writes a valid shop in %s that charges %s', async (language, currency, expected) => {
  const shopDir = join(folder, language);
  const seller = 'Fényes Kft.';
  await runCreateShop(shopDir, {
    name: 'Fényes Lámpa',
    language,
    seller,
    ...(currency !== undefined && { currency }),
  });
  const config = settingsOf(shopDir);
  expect(config.shop).toMatchObject({ name: 'fenyes-lampa', title: 'Fényes Lámpa' });
  expect(config.stores.views).toMatchObject([{ language, currency: expected }]);
  // Nothing is promised that the law does not require and the shop has not decided.
  expect(config.offers).toMatchObject({
    freeShippingAboveMinor: null,
    agreesDatesByPhone: false,
    freeReturnDays: 0,
    newsletterCouponPercent: 0,
    instalmentFromMinor: null,
  });
  expect(existsSync(join(shopDir, 'content/commerce/delivery.json'))).toBe(false);
  expect(config.feed.isShown).toBe(false);
  expect(config.orders.carriers.length).toBeGreaterThan(0);
  const content = readContentDocuments(join(shopDir, 'content'), config, silentLog);
  expect(JSON.stringify([...content])).toContain(seller);
  assertShopFiles({ shopDir, contentDir: join(shopDir, 'content') });
  // Only the legal notice is written: the checklist names each page that screens lead to.
  const missing = missingPages(join(shopDir, 'content'));
  expect(missing).toHaveLength(4);
  expect(missing[0]).toContain(
    'no page has the path /adatvedelem: no screen takes subscriptions to the newsletter',
  );
  const editor = JSON.parse(readFileSync(join(shopDir, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': readonly { readonly url: string }[];
  };
  for (const { url } of editor['json.schemas']) expect(existsSync(join(shopDir, url))).toBe(true);
  expect(readFileSync(join(shopDir, 'CHECKLIST.md'), 'utf8')).toContain('- [ ] `seller`');
  // It is a test shop: in production it reports what is missing.
  expect(productionProblems(config, 'https://fenyes.hu')).toHaveLength(1);
});

it('a shop without a seller starts, with one category to sell in', async () => {
  const shopDir = join(folder, 'empty');
  await runCreateShop(shopDir, { name: 'Bolt' });
  const contentDir = join(shopDir, 'content');
  const documents = readdirSync(join(contentDir, 'catalog')).flatMap((file) =>
    readFileSync(join(contentDir, 'catalog', file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportDocument),
  );
  const shop = settingsOf(shopDir);
  const api = await createTestApi({ config: { shopDir, contentDir }, shop, documents });
  try {
    const response = await api.post('/api/catalog', { type: 'category', size: 5 });
    expect(response.body).toMatchObject({ total: 1, items: [{ url_path: 'osszes-termek' }] });
  } finally {
    await api.close();
  }
});

it('leaves a folder alone that holds something', async () => {
  writeFileSync(join(folder, 'notes.txt'), '');
  await expect(runCreateShop(folder, { name: 'Bolt' })).rejects.toThrow('is not empty');
});

it.each([
  [{}, '--name'],
  [{ name: 'Bolt', language: 'fr' }, '--language fr: write one of hu, de, it, ro'],
  [{ name: 'Bolt', currency: 'USD' }, '--currency USD: write one of HUF, EUR, RON'],
])('refuses %j and names the flag', (options, message) => {
  expect(() => newShop(options)).toThrow(message);
});

it('an invalid setting is reported with its file, field and fix', () => {
  const shopDir = join(folder, 'hu');
  const file = join(shopDir, 'shop.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"title"', '"titel"'));
  expect(() => settingsOf(shopDir)).toThrow(
    `${file}: shop.titel: is no setting: correct the name "titel" or remove it`,
  );
  writeFileSync(file, text);
});
