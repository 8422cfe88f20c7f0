import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { assertShopFiles, shopFileKinds } from './shop-files.ts';

const root = resolve(import.meta.dirname, '../../../../../..');

/** Writes a shop folder with those files; removed after the test. */
function folderWith(files: Readonly<Record<string, unknown>>): string {
  const shopDir = mkdtempSync(join(tmpdir(), 'shop-files-'));
  onTestFinished(() => rmSync(shopDir, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(shopDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return shopDir;
}

const check = (shopDir: string) =>
  assertShopFiles({ shopDir, contentDir: join(shopDir, 'content') });

const page = { path: '/a', kind: 'info', title: 'A', description: 'A', blocks: [] };
const banner = { title: 'A', image: '/a.webp', link: '/a' };
const words = { compoundHeads: [], stopWords: [], synonyms: [] };
const post = { id: '1', type: 'IMAGE', date: '2026-01-01T08:00:00Z', caption: 'A' };
const terms = { yearly_rate_percent: 9, min_price: 1, max_price: 2 };

it.each<[kind: string, path: string, content: unknown, problem: string]>([
  [
    'page',
    'content/pages/a.json',
    { ...page, titel: 'A' },
    'titel: is no field: correct the name "titel" or remove it',
  ],
  [
    'page',
    'content/campaigns/a.json',
    { ...page, title: undefined },
    'title: is missing: add "title"',
  ],
  [
    'page',
    'content/pages/a.json',
    { ...page, blocks: [{ type: 'tekst' }] },
    'blocks.0.type: Invalid type: Expected ("text" | ',
  ],
  [
    'blocks',
    'content/blocks/a.json',
    { title: 'A', blocks: [{ type: 'sticker' }] },
    'blocks.0.text: is missing: add "text"',
  ],
  ['main-image', 'content/home/main-image.json', {}, 'image: is missing: add "image"'],
  [
    'main-image',
    'content/home/de_main-image.json',
    { image: { ...banner, alt: 'A' } },
    'image.alt: is no field: correct the name "alt" or remove it',
  ],
  [
    'banners',
    'content/home/promoted_offers.json',
    { mainBanners: [{}] },
    'mainBanners.0.title: is missing: add "title"',
  ],
  ['store', 'content/stores/a.json', {}, 'name: is missing: add "name"'],
  ['feed', 'content/feeds/instagram.json', [post], '0.media: is missing: add "media"'],
  [
    'view-texts',
    'content/views/de/texts.json',
    { A: 1 },
    'A: Invalid type: Expected string but received 1',
  ],
  [
    'search-words',
    'content/search/german.json',
    { ...words, stopwords: [] },
    'stopwords: is no field: correct the name "stopwords" or remove it',
  ],
  [
    'search-merchandising',
    'content/search/merchandising/hungarian.json',
    { redirects: [{ words: ['garancia'], to: 'jotallas' }] },
    'redirects.0.to: is no address of this shop: begin it with "/"',
  ],
  [
    'delivery',
    'content/commerce/delivery.json',
    {},
    'default_days: is missing: add "default_days"',
  ],
  [
    'shipping-methods',
    'content/commerce/shipping-methods.json',
    [{}],
    '0.carrier_code: is missing: add "carrier_code"',
  ],
  [
    'payment-methods',
    'content/commerce/payment-methods.json',
    [{ code: 'a', title: 'A', online: 'paypal' }],
    '0.online: Invalid type: Expected ("barion" | "simplepay" | "stripe") but received "paypal"',
  ],
  ['instalments', 'content/commerce/instalments.json', terms, 'months: is missing: add "months"'],
  [
    'coupons',
    'content/commerce/coupons.json',
    [{ code: 'A', type: 'percent', value: 101 }],
    '0: more than 100 per cent',
  ],
  ['messages', 'messages/hu.json', { 'Good to know': '' }, 'Good to know: must be a text'],
  [
    'email-messages',
    'messages/emails.hu.json',
    { Hello: 1 },
    'Hello: Invalid type: Expected string but received 1',
  ],
])('a wrong file of the kind %s, %s, stops the start', (kind, path, content, problem) => {
  const shopDir = folderWith({ [path]: content });
  expect(() => check(shopDir)).toThrow(`${join(shopDir, path)}: ${problem}`);
  expect(shopFileKinds.map(({ name }) => name)).toContain(kind);
});

it('names every wrong file at once, also one that is no JSON', () => {
  const shopDir = folderWith({ 'content/pages/a.json': '{', 'messages/de.json': { A: '' } });
  expect(() => check(shopDir)).toThrow(
    `${join(shopDir, 'content/pages/a.json')}: cannot be read as JSON\n${join(shopDir, 'messages/de.json')}: A: must be a text`,
  );
});

/** Measured from pictures, or used only by the demo's renderer. */
const notWritten = /^content[/](?:media|rooms)[/]/;

it.each(['demo', 'tooling/second-shop/shop'])(
  'checks and accepts every JSON file of %s',
  (folder) => {
    const cwd = join(root, folder);
    const written = globSync('{content,messages}/**/*.json', { cwd }).filter(
      (path) => !notWritten.test(path),
    );
    expect(check(cwd)).toBe(written.length);
  },
);
