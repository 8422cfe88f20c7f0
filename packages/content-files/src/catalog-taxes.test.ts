import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { catalogTaxProblems } from './catalog-taxes.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'catalog-taxes-'));
const catalog = join(contentDir, 'catalog');
afterAll(() => rmSync(contentDir, { recursive: true }));

const view = (code: string, country: string) => ({ code, country });
const shop = (multistore: boolean) =>
  ({
    stores: { multistore, defaultCode: 'hu', views: [view('hu', 'HU'), view('ro', 'RO')] },
    tax: { defaultCountry: 'HU', fallbackCountry: 'PL' },
  }) as unknown as Parameters<typeof catalogTaxProblems>[1];

const product = (id: number, taxClass: number) =>
  `{"_type":"product","_id":"${id}","_source":{"id":${id},"sku":"A-${id}","type_id":"simple","name":"A","price":1000,"tax_class_id":${taxClass}}}`;
const rule =
  '{"_type":"taxrule","_id":"1","_source":{"id":1,"product_tax_class_ids":[2],"rates":[{"rate":27,"tax_country_id":"HU"}]}}';

it('[PR-6] finds nothing in a folder without a catalog', () => {
  expect(catalogTaxProblems(contentDir, shop(true))).toEqual([]);
});

it('[PR-6, PR-9] names file, line and field of a product without a rule and of a country without a rate', () => {
  mkdirSync(catalog);
  const products = [product(1, 2), 'no JSON tax_class_id', product(2, 7), product(3, 0)];
  writeFileSync(join(catalog, 'products.ndjson'), `${products.join('\n')}\n`);
  writeFileSync(join(catalog, 'taxrules.ndjson'), rule);
  const unnamed = `${join(catalog, 'products.ndjson')}:3: tax_class_id: no tax rule names class 7: load its rule first; 0 for an article without tax`;
  expect(catalogTaxProblems(contentDir, shop(false))).toEqual([unnamed]);
  expect(catalogTaxProblems(contentDir, shop(true))).toEqual([
    unnamed,
    `${join(catalog, 'taxrules.ndjson')}:1: rates: class 2 has none for RO, where the shop sells; add one, with rate 0 if no tax is due there`,
  ]);
});
