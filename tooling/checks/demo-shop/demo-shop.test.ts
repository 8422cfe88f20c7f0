import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const shop = v.parse(
  v.object({
    shop: v.object({ title: v.string() }),
    seller: v.object({
      name: v.string(),
      seat: v.string(),
      registrationNumber: v.string(),
      taxNumber: v.string(),
      email: v.string(),
      phone: v.string(),
      bankAccount: v.object({ number: v.string() }),
    }),
    emails: v.object({
      colors: v.record(v.string(), v.record(v.string(), v.string())),
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
const paints = Object.values(shop.emails.colors).flatMap((palette) => Object.values(palette));
const values = [
  ...new Set([
    shop.shop.title,
    seller.name,
    seller.seat,
    seller.registrationNumber,
    seller.taxNumber,
    seller.email,
    seller.phone,
    seller.bankAccount.number,
    ...paints,
  ]),
].map((value) => value.toLowerCase());

/** Files that still name something of the demo shop, and why. */
const exceptions = new Map([
  ['packages/ui/src/styles/tokens.css', 'the tokens of the default theme are those of the demo'],
  ['packages/ui/src/actions/icon-button/icon-button.module.css', 'colors on a picture'],
]);

it('apps and packages name nothing of the demo shop', () => {
  const named = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8').toLowerCase();
    return values.some((value) => text.includes(value));
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(named.toSorted()).toEqual([...exceptions.keys()].toSorted());
});
