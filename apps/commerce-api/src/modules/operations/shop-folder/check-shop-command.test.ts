import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { missingPages } from '@shop/content-files';
import { checkShop } from './check-shop-command.ts';

const shopDir = mkdtempSync(join(tmpdir(), 'check-shop-'));
const contentDir = join(shopDir, 'content');
const demoDir = join(import.meta.dirname, '../../../../../../demo');
cpSync(join(demoDir, 'shop.json'), join(shopDir, 'shop.json'));
cpSync(join(demoDir, 'content'), contentDir, {
  recursive: true,
  filter: (path) => !/content\/(?:media|catalog|files)\//.test(path),
});
afterAll(() => rmSync(shopDir, { recursive: true }));

const problems = () =>
  checkShop({ shopDir, contentDir, shopConfigFile: undefined, multistore: true });

it('finds no problem in the demo shop', () => {
  expect(problems()).toEqual([]);
  expect(missingPages(contentDir)).toEqual([]);
});

it('names the file and the field of each invalid rule for searches, and files that no view reads', () => {
  const folder = join(contentDir, 'search/merchandising');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'hungarian.json'),
    '{"boosts":[{"sku":"ZG-1101","factor":2},{"category":20,"factor":50}]}',
  );
  writeFileSync(join(folder, 'german.json'), '{"pinned":[{"words":["Tisch"],"skus":[]}]}');
  writeFileSync(join(folder, 'magyar.json'), '{}');
  expect(problems()).toEqual([
    expect.stringMatching(/german\.json: pinned\.0\.skus: /),
    expect.stringMatching(/hungarian\.json: boosts\.1\.factor: /),
    expect.stringMatching(/magyar\.json: the whole: is of no language of the shop$/),
  ]);
});

it('names the file and the text of a screen that no screen has', () => {
  const folder = join(shopDir, 'messages');
  mkdirSync(folder);
  writeFileSync(join(folder, 'hu.json'), '{"Sort by":"Rendezés","Sorted by":"Rendezve"}');
  const found = problems().filter((line) => line.includes('messages'));
  rmSync(folder, { recursive: true });
  expect(found).toEqual([
    expect.stringMatching(/hu\.json: Sorted by: is no text of a screen: copy an msgid of /),
  ]);
});

it('[PR-6] names the line of a product whose tax class no rule names', () => {
  const folder = join(contentDir, 'catalog');
  mkdirSync(folder, { recursive: true });
  const source = '{"id":1,"sku":"A","type_id":"simple","name":"A","price":1000,"tax_class_id":7}';
  writeFileSync(
    join(folder, 'products.ndjson'),
    `{"_type":"product","_id":"1","_source":${source}}`,
  );
  const found = problems().filter((line) => line.includes('ndjson'));
  rmSync(folder, { recursive: true });
  expect(found).toEqual([
    expect.stringMatching(/products\.ndjson:1: tax_class_id: no tax rule names class 7/),
  ]);
});

it('[PR-6] finds no product and no country without tax in the demo shop', () => {
  cpSync(join(demoDir, 'content/catalog'), join(contentDir, 'catalog'), { recursive: true });
  const found = problems().filter((line) => line.includes('ndjson'));
  rmSync(join(contentDir, 'catalog'), { recursive: true });
  expect(found).toEqual([]);
});

it('names an invalid setting', () => {
  writeFileSync(join(shopDir, 'shop.json'), '{"shop":{"titel":"Bolt"}}');
  expect(problems()).toEqual([expect.stringContaining('shop.titel')]);
});
