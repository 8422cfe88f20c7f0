import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageContent } from '@shop/content';
import { demoConfig } from '../../test/demo-config.ts';
import { silentLog } from '@shop/testing';
import { expandPageRoutes } from '@shop/url-resolver';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readContentDocuments } from './content-documents.ts';

const contentDir = resolve('demo/content');
const demo = demoConfig;
const documents = readContentDocuments(contentDir, demo, silentLog);
const entries = (documents.get('prismic') ?? []).map(({ source }) => source);
const pages = entries
  .filter((entry) => entry['prismic_type'] === 'cms-page')
  .map((entry) => ({
    uid: String(entry['prismic_uid']),
    ...v.parse(pageContent, entry['prismic_data']),
  }));

function catalog(file: string): readonly Readonly<Record<string, unknown>>[] {
  return readFileSync(join(contentDir, 'catalog', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const document = JSON.parse(line) as Record<string, unknown>;
      return (document['_source'] ?? document) as Record<string, unknown>;
    });
}
const products = catalog('products.ndjson');
const urlPaths = (sources: typeof products) =>
  sources.map(({ url_path: path }) => `/${String(path)}`);
const categories = urlPaths(catalog('categories.ndjson'));

/** Returns every value in the content with one of these names. */
function found(value: unknown, names: ReadonlySet<string>): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = names.has(key) ? [inner].flat().filter((one) => typeof one === 'string') : [];
    return [...own, ...found(inner, names)];
  });
}

const everything = [...documents.values()].flat().map(({ source }) => source);

describe('the content of the shop', () => {
  it('shows pictures that exist', () => {
    const pictures = new Set(found(everything, new Set(['picture'])));
    expect(pictures.size).toBeGreaterThan(20);
    const missing = [...pictures].filter((path) => !existsSync(join(contentDir, 'media', path)));
    expect(missing).toEqual([]);
  });

  it('names products that are sold', () => {
    const sold = new Set(
      products
        .filter(({ visibility, status }) => Number(visibility) > 1 && Number(status) < 2)
        .map(({ sku }) => sku),
    );
    const skus = found(everything, new Set(['sku', 'skus', 'instagram_skus', 'mlc_skus']));
    expect(skus.length).toBeGreaterThan(100);
    expect(skus.filter((sku) => !sold.has(sku))).toEqual([]);
  });

  it('names categories that exist', () => {
    const named = found(pages, new Set(['category']));
    expect(named.filter((path) => !categories.includes(`/${path}`))).toEqual([]);
  });

  it('leads to places of the shop', () => {
    const routes = readdirSync(resolve('apps/storefront/src/app/routes'), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((name) => !/(?:^|\/)(?:__root|\$|-)/.test(name))
      .map(
        (name) =>
          `/${name
            .replace(/\.tsx?$/, '')
            .replace(/\.?index$/, '')
            .replaceAll('.', '/')}`,
      );
    const names = { name: demoConfig.shop.name, product: demoConfig.shop.product };
    const paths = expandPageRoutes(
      pages.map((page) => ({
        path: page.path,
        kind: page.kind,
        id: page.uid,
        ...(page.values !== undefined && { values: page.values }),
      })),
      names,
    );
    const known = new Set([...routes, ...categories, ...urlPaths(products), ...paths.keys()]);
    const links = [
      ...found(everything, new Set(['href', 'redirect'])),
      ...[...JSON.stringify(everything).matchAll(/\]\((\/[^)\s]*)\)/g)].map(
        ([, href = '']) => href,
      ),
    ].filter((href) => href.startsWith('/'));
    const lost = links.filter((href) => !known.has(href.replace(/[#?].*$/, '')));
    // The withdrawal has its own screen.
    expect([...new Set(lost)].filter((href) => href !== '/elallas')).toEqual([]);
  });

  it('leads within a page to a part that is there', () => {
    const wrong = pages.filter((page) => {
      const parts = new Set(
        page.blocks.map(({ id }) => (id === undefined ? '' : `#${String(id)}`)),
      );
      const inside = found(page.blocks, new Set(['href'])).filter((href) => href.startsWith('#'));
      return inside.some((href) => !parts.has(href));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has every page of the specification', () => {
    const paths = expandPageRoutes(
      pages.map(({ path, kind, uid, values }) => ({
        path,
        kind,
        id: uid,
        ...(values !== undefined && { values }),
      })),
      { name: 'zugoly', product: 'butor' },
    );
    const wanted = `/zugoly-butor-mogott /miben-kulonbozunk /adatvedelem /altalanos-szerzodesi-feltetelek
      /kapcsolat /cofidis-aruhitel-informacio /impresszum /business /nyaralj-az-otthonodban /xmas /butorreklam
      /butorhirlevel /ytad20 /valentines /blackweek /keszletkisopres /lakasfelujitas-pincebol-otthon
      /lakasfelujitas-glamourotthon /felho /smizedivat-japandi /spa /sad-beige /retro2024 /rattan2024
      /gyerekhonap /belso-harmonia2024 /nyariakcio2024 /backtoschool2024 /anyukaknak /teli-keszletkisopres
      /mocha-mousse-202501 /szinkavalkad2025 /husveti-hangulat2025 /gyerekhonap2025 /tavaszi-kampany-2025
      /irany-a-szabad2025 /montessori-gyerekszobabutorok /etkezoszekek-butor /csaladbarat-butorok`;
    expect(wanted.split(/\s+/).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('enters newsletter landings into their own lists', () => {
    const listOf = (uid: string) =>
      found(
        pages.filter((page) => page.uid === uid).flatMap((page) => page.blocks),
        new Set(['uid']),
      );
    expect(listOf('butorhirlevel')).toEqual(['email-sub-organic']);
    expect(listOf('ytad20')).toEqual(['ytad20']);
  });

  it('keeps what is not for everybody out of search engines', () => {
    const unlisted = pages.filter(({ isListed }) => !isListed).map(({ path }) => path);
    expect(unlisted).toContain('/{hash}');
  });

  it('says in every campaign what comes after its last day', () => {
    const silent = pages.filter(({ to, afterEnd }) => to !== undefined && afterEnd === undefined);
    expect(silent.map(({ uid }) => uid)).toEqual([]);
  });
});

it('shows a free method as text', () => {
  const text = JSON.stringify(pages);
  expect(text).toContain('**Utánvét készpénzzel** – ingyenes.');
  expect(text).toContain('"Személyes átvétel valamelyik bemutatóteremben","bármire","ingyenes"');
  expect(text).not.toMatch(/(?<![\d\u00a0])0\u00a0Ft/);
});
