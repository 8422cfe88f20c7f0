import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import shop from '../shop.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fingerprint, studioVersion } from '../renderer/take-picture.ts';
import { contentPictures } from './content-pictures.ts';
import { pictureOrders } from './pictures.ts';
import { products } from './products.ts';
import { contentFolder, readDocuments } from './written-catalog.ts';
import type { WrittenCategory, WrittenProduct } from './written-catalog.ts';

const media = (path: string): string => join(contentFolder, 'media', path);
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(media(path)));
const banners = ['main-image', 'promoted_offers']
  .map((file) => readFileSync(join(contentFolder, 'home', `${file}.json`), 'utf8'))
  .join('');
const inBanners = (field: string): string[] =>
  [...banners.matchAll(new RegExp(`"${field}": "(/[^"]+)"`, 'g'))].map((match) => match[1] ?? '');

describe('the pictures', () => {
  it('lie where the documents say', () => {
    const documents = readDocuments<WrittenProduct>('products');
    const named = documents.flatMap((document) => [
      ...document.media_gallery.map((entry) => entry.image),
      ...(document.configurable_children ?? []).map((child) => child.image),
    ]);
    const categories = readDocuments<WrittenCategory>('categories').map((category) => [
      category.image,
      category.thumbnail,
    ]);
    const all = [...named, ...categories.flat(), ...contentPictures()];
    expect(missing([...new Set(all)])).toEqual([]);
  });

  it('are drawn from the parameters as they stand', () => {
    const ledger = JSON.parse(readFileSync(media('pictures.json'), 'utf8')) as Record<
      string,
      string
    >;
    const stale = pictureOrders(products).filter(
      (order) => ledger[order.path] !== fingerprint(order),
    );
    expect(stale.map((order) => order.path)).toEqual([]);
  });

  it('findings H1: the catalog says of each product how wide its picture shows it', () => {
    const unknown = readDocuments<WrittenProduct>('products').filter(
      ({ image, media_gallery }) =>
        media_gallery.find((entry) => entry.image === image)?.aspect === undefined,
    );
    expect(unknown.map(({ sku }) => sku)).toEqual([]);
  });

  it('show furniture from the front and from its side, in every colour', () => {
    const sofa = readDocuments<WrittenProduct>('products').find(({ sku }) => sku === 'ZG-1102');
    for (const { media_gallery } of sofa?.configurable_children ?? []) {
      const words = media_gallery.map(({ lab }) => lab.split(', ').at(-1));
      expect(words).toEqual(['szemből', 'oldalról', 'közelről']);
    }
    expect(sofa?.configurable_children).not.toHaveLength(0);
  });

  it('are asked for at other addresses once the studio draws them otherwise', () => {
    expect(shop.images.version).toBe(String(studioVersion));
  });

  it('stay under 40 MB together', () => {
    const files = readdirSync(media(''), { recursive: true, withFileTypes: true });
    const bytes = files
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes).toBeLessThan(40_000_000);
  });

  it('include every banner of the home page, and each leads to a category', () => {
    expect(inBanners('image')).toHaveLength(7);
    expect(missing(inBanners('image'))).toEqual([]);
    const pages = new Set(
      readDocuments<WrittenCategory>('categories').map((category) => `/${category.url_path}`),
    );
    expect(inBanners('link').filter((link) => !pages.has(link))).toEqual([]);
  });
});
