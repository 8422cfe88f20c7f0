import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cmsEntry } from '@shop/contract';
import { silentLog } from '@shop/testing';
import { defineShopConfig } from '@shop/shop-config';
import { demoConfig } from '../../test/demo-config.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContentDocuments } from './content-documents.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, value: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
}
const demo = demoConfig;
const read = (shop = demo) => readContentDocuments(folder, shop, silentLog);
const page = {
  path: '/spa',
  kind: 'campaign',
  title: 'Spa',
  description: 'Fürdő otthon.',
  blocks: [{ type: 'text', title: 'Cím & ár', body: ['Írni lehet: **{seller.email}**'] }],
};

describe('pages', () => {
  it('are entries of the headless CMS, with what they say of the shop filled in', () => {
    write('campaigns/spa.json', page);
    expect(read().get('prismic')).toMatchObject([
      {
        source: {
          prismic_type: 'cms-page',
          prismic_uid: 'spa',
          prismic_url: '/spa',
          prismic_tags: ['campaign'],
          prismic_data: {
            layout: 'default',
            blocks: [{ body: [`Írni lehet: **${demoConfig.seller?.email}**`] }],
          },
        },
      },
    ]);
  });

  it('are pages of the CMS for clients that know no blocks, under numbers that stay', () => {
    write('campaigns/spa.json', page);
    const [first] = read().get('cms_page') ?? [];
    const entry = v.parse(cmsEntry, first?.source);
    expect(entry).toMatchObject({ identifier: 'spa', title: 'Spa', active: true });
    expect(entry.content).toBe(
      `<h2>Cím &amp; ár</h2><p>Írni lehet: <strong>${demoConfig.seller?.email}</strong></p>`,
    );
    write('campaigns/a.json', { ...page, path: '/a' });
    expect(read().get('cms_page')?.[1]?.id).toBe(first?.id);
  });

  it('take in blocks that are written once', () => {
    write('blocks/szallitas.json', {
      title: 'Szállítás',
      blocks: [{ type: 'text', body: ['Kapuig.'] }],
    });
    write('pages/spa.json', { ...page, blocks: [{ type: 'block', uid: 'szallitas' }] });
    expect(read().get('prismic')?.[0]?.source).toMatchObject({
      prismic_data: { blocks: [{ type: 'text', body: ['Kapuig.'] }] },
    });
    expect(read().get('cms_block')?.[0]?.source).toMatchObject({ identifier: 'szallitas' });
  });
});

it.each<[story: string, file: string, value: unknown, complaint: RegExp]>([
  ['that is no JSON', 'pages/x.json', '{', /pages\/x\.json: cannot be read as JSON/],
  ['without a title', 'pages/x.json', { ...page, title: '' }, /x\.json: title: /],
  [
    'with a field nobody reads',
    'pages/x.json',
    { ...page, tittle: 'x' },
    /x\.json: tittle: is no field/,
  ],
  [
    'with a block nobody knows',
    'pages/x.json',
    { ...page, blocks: [page.blocks[0], { type: 'hologram' }] },
    /x\.json: blocks\.1\.type: /,
  ],
  [
    'with a wrong field deep in a block',
    'pages/x.json',
    { ...page, blocks: [{ type: 'faq', title: 'x', items: [{ question: 'x', answer: [] }] }] },
    /x\.json: blocks\.0\.items\.0\.answer: /,
  ],
  [
    'that names a fact the shop does not have',
    'pages/x.json',
    { ...page, lead: '{seller.fax}' },
    /x\.json: this shop has no \{seller\.fax\}/,
  ],
  [
    'with a shared block that is not there',
    'pages/x.json',
    { ...page, blocks: [{ type: 'block', uid: 'nincs' }] },
    /x\.json: blocks\.0\.uid: there is no block "nincs"/,
  ],
  ['without hours', 'stores/buda.json', { name: 'Buda' }, /stores\/buda\.json: /],
  ['without a picture', 'feeds/instagram.json', [{ id: '1', media: [] }], /instagram\.json: 0\./],
])('content %s stops the start and is named', (_story, file, value, complaint) => {
  write(file, value);
  expect(read).toThrow(complaint);
});

it('a name that two pages have is named', () => {
  write('pages/spa.json', page);
  write('campaigns/spa.json', page);
  expect(read).toThrow(/campaigns\/spa\.json: .*pages\/spa\.json has the same name/);
});

it('a shop without a seller has no imprint', () => {
  write('pages/spa.json', page);
  expect(() => read(defineShopConfig({ seller: null }))).toThrow(/\{seller\.email\}/);
});

it('posts become documents of their feed', () => {
  const post = {
    id: 'a1',
    type: 'IMAGE',
    date: '2026-03-05T12:00:00Z',
    caption: 'Reggel',
    media: [{ picture: '/a.webp', alt: 'Kanapé' }],
  };
  write('feeds/mlc.json', [post]);
  expect(read().get('mlc')).toEqual([
    {
      id: 'a1',
      source: {
        mlc_id: 'a1',
        mlc_media_type: 'IMAGE',
        mlc_date: post.date,
        mlc_caption: 'Reggel',
        mlc_media: post.media,
        mlc_skus: [],
      },
    },
  ]);
  expect(read().get('instagram')).toEqual([]);
});

it('the content of this repository can be read', () => {
  const documents = readContentDocuments(resolve('demo/content'), demo, silentLog);
  const files = ['pages', 'campaigns'].flatMap((name) => readdirSync(`demo/content/${name}`));
  expect(files.length).toBeGreaterThan(20);
  expect(documents.get('cms_page')).toHaveLength(files.length);
});
