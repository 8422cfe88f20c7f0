import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const shop = v.parse(
  v.object({
    shop: v.object({
      title: v.string(),
      goods: v.record(v.string(), v.string()),
      tagline: v.record(v.string(), v.string()),
    }),
    seller: v.object({
      name: v.string(),
      seat: v.string(),
      registrationNumber: v.string(),
      taxNumber: v.string(),
      email: v.string(),
      phone: v.string(),
      bankAccount: v.object({ number: v.string() }),
    }),
  }),
  JSON.parse(readFileSync(join(root, 'demo/shop.json'), 'utf8')),
);
const demonstration = /\.test\.|\/tests?\/|\.stories\.|\/stories\//;
const files = globSync(
  [
    '{apps,packages}/*/src/**/*.{ts,tsx,css,po,json}',
    'apps/storefront/public/*.{html,css,js,svg,webmanifest}',
    'apps/storefront/*.ts',
  ],
  { cwd: root },
).filter((file) => !demonstration.test(file));

const { seller } = shop;
const theme = readFileSync(join(root, 'demo/theme.css'), 'utf8');
const colors = theme.match(/#[\da-f]{6}/gi) ?? [];
const fontNames = [...theme.matchAll(/font-family: '([^']+)'/g)].map(([, name = '']) => name);
/** Names of products and titles of campaigns. Shorter names are ordinary words that any shop may use. */
const contentTexts = globSync('demo/{products,content/campaigns}/**/*.json', { cwd: root })
  .flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}"(?:name|title)": "([^"]+)"/gm),
  ])
  .map(([, text = '']) => text)
  .filter((text) => text.length >= 12);
const values = [
  ...new Set([
    shop.shop.title,
    ...Object.values(shop.shop.goods),
    ...Object.values(shop.shop.tagline),
    seller.name,
    seller.seat,
    seller.registrationNumber,
    seller.taxNumber,
    seller.email,
    seller.phone,
    seller.bankAccount.number,
    ...colors,
    ...fontNames,
    ...contentTexts,
  ]),
].map((value) => value.toLowerCase());

/** Files that still contain a name of the demo shop, with the reason. */
const exceptions = new Map([
  ['packages/images/src/og-image/drawn-text.ts', 'the fonts of link previews'],
]);

it('apps and packages name nothing of the demo shop', () => {
  const named = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8').toLowerCase();
    return values.some((value) => text.includes(value));
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(colors.length).toBeGreaterThan(20);
  expect(contentTexts.length).toBeGreaterThan(50);
  expect(named.toSorted()).toEqual([...exceptions.keys()].toSorted());
});
