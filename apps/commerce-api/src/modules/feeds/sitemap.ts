import type { ApiContext } from '../context.ts';
import { toSources, toText } from '../../documents/coerce.ts';
import { campaignPhase } from '@shop/content';
import { picturePath } from '@shop/contract';
import { budapestDate } from '@shop/calendar';
import { categoryPath } from '@shop/url-resolver';
import { contentPages } from './content-pages.ts';
import { escapeXml, xmlElement } from './escape-xml.ts';
import { linkRules, productUrl, shopUrl } from './link-rules.ts';
import { imageLink } from './image-link.ts';
import { publicCategories } from './public-categories.ts';
import { countPublicProducts, publicProducts } from './public-products.ts';

/** Addresses in one file; search engines take 50,000 and 50 MB. */
export const addressesPerFile = 10_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const setHead =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

interface Place {
  readonly path: string;
  /** A day, ISO. */
  readonly changed?: string | undefined;
  /** Paths of pictures shown there. */
  readonly pictures: readonly string[];
}

/** Names every file of the map; that of the default view those of the other views, too. */
export async function* sitemapIndex(deps: ApiContext): AsyncGenerator<string> {
  yield `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const view of [deps, ...othersOf(deps)]) {
    const files = Math.ceil((await countPublicProducts(view)) / addressesPerFile);
    const names = [
      'pages',
      'categories',
      ...Array.from({ length: files }, (_, index) => `products-${index + 1}`),
    ];
    const { code } = view.view;
    const query = code === deps.shop.stores.defaultCode ? '' : `?storeCode=${code}`;
    for (const name of names) {
      const address = `${deps.config.publicUrl}/sitemap/${name}.xml${query}`;
      yield `<sitemap>${xmlElement('loc', address)}</sitemap>\n`;
    }
  }
  yield '</sitemapindex>\n';
}

function othersOf({ shop: { stores }, view, inView }: ApiContext): readonly ApiContext[] {
  if (view.code !== stores.defaultCode) return [];
  return stores.views.flatMap(({ code }) => inView?.(code) ?? []);
}

/** Products from file `number` on, with their pictures. Files are counted from 1. */
export async function* productSitemap(deps: ApiContext, number: number): AsyncGenerator<string> {
  const range = { offset: (number - 1) * addressesPerFile, limit: addressesPerFile };
  yield head + setHead;
  for await (const products of publicProducts(deps, range)) {
    yield products
      .map((product) =>
        entry(deps, {
          path: productUrl(product, deps.shop),
          changed: dayOf(product['updated_at']),
          pictures: [
            ...new Set([
              toText(product['image']),
              ...toSources(product['media_gallery']).map(({ image }) => toText(image)),
            ]),
          ].filter((image) => image !== undefined),
        }),
      )
      .join('');
  }
  yield '</urlset>\n';
}

export async function* categorySitemap(deps: ApiContext): AsyncGenerator<string> {
  yield head + setHead;
  for (const category of publicCategories(deps.catalog)) {
    yield entry(deps, {
      path: categoryPath(category, linkRules(deps.shop)),
      changed: dayOf(category['updated_at']),
      pictures: [picturePath(category['image'])].filter((image) => image !== undefined),
    });
  }
  yield '</urlset>\n';
}

/** The home page, the reviews, and the pages of the content that are to be found today. */
export async function* pageSitemap(deps: ApiContext): AsyncGenerator<string> {
  const today = budapestDate(deps.clock.now());
  yield head + setHead;
  for (const path of ['/', '/reviews']) yield entry(deps, { path, pictures: [] });
  for (const page of contentPages(deps.catalog, deps.shop)) {
    if (!page.isListed || campaignPhase(page, today) !== 'running') continue;
    const pictures = page.picture === undefined ? [] : [page.picture];
    yield page.paths.map((path) => entry(deps, { path, pictures })).join('');
  }
  yield '</urlset>\n';
}

function entry(deps: ApiContext, { path, changed, pictures }: Place): string {
  const images = pictures
    .map((picture) => xmlElement('image:loc', imageLink(picture, deps)))
    .map((location) => `<image:image>${location}</image:image>`);
  const site = shopUrl(deps);
  const address = escapeXml(new URL(path === '/' ? site : site + path).href);
  return `<url><loc>${address}</loc>${xmlElement('lastmod', changed)}${images.join('')}</url>\n`;
}

/** The day of a moment as catalogs write it: `2025-11-20 08:00:00`. */
function dayOf(moment: unknown): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(toText(moment) ?? '')?.[0];
}
