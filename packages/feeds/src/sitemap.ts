import { toSources, toText } from '@shop/catalog-documents';
import { campaignPhase } from '@shop/content';
import { picturePath } from '@shop/contract';
import { budapestDate } from '@shop/calendar';
import { categoryPath } from '@shop/url-resolver';
import { contentPages } from './content-pages.ts';
import { escapeXml, xmlElement } from './escape-xml.ts';
import type { FeedSource } from './feed-source.ts';
import { linkRules, productUrl } from './link-rules.ts';
import { imageLink } from './image-link.ts';
import { publicCategories } from './public-categories.ts';

/** Maximum number of URLs in one file; search engines accept 50,000 and 50 MB. */
export const addressesPerFile = 10_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const setHead =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

interface Place {
  readonly path: string;
  /** A day, ISO. */
  readonly changed?: string | undefined;
  /** Paths of the pictures on the page. */
  readonly pictures: readonly string[];
}

/** Lists every sitemap file: those of this view, and those of `otherViews`. */
export async function* sitemapIndex(
  source: FeedSource,
  otherViews: readonly FeedSource[],
): AsyncGenerator<string> {
  yield `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const { view, countProducts } of [source, ...otherViews]) {
    const files = Math.ceil((await countProducts()) / addressesPerFile);
    const names = [
      'pages',
      'categories',
      ...Array.from({ length: files }, (_, index) => `products-${index + 1}`),
    ];
    const { code } = view;
    const query = code === source.shop.stores.defaultCode ? '' : `?storeCode=${code}`;
    for (const name of names) {
      const address = `${source.publicUrl}/sitemap/${name}.xml${query}`;
      yield `<sitemap>${xmlElement('loc', address)}</sitemap>\n`;
    }
  }
  yield '</sitemapindex>\n';
}

/** Products of file `number`, with their pictures. Files are counted from 1. */
export async function* productSitemap(source: FeedSource, number: number): AsyncGenerator<string> {
  const range = { offset: (number - 1) * addressesPerFile, limit: addressesPerFile };
  yield head + setHead;
  for await (const products of source.products(range)) {
    yield products
      .map((product) =>
        entry(source, {
          path: productUrl(product, source.shop),
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

export async function* categorySitemap(source: FeedSource): AsyncGenerator<string> {
  yield head + setHead;
  for (const category of publicCategories(source)) {
    yield entry(source, {
      path: categoryPath(category, linkRules(source.shop)),
      changed: dayOf(category['updated_at']),
      pictures: [picturePath(category['image'])].filter((image) => image !== undefined),
    });
  }
  yield '</urlset>\n';
}

/** The home page, the reviews, and the content pages that are public today. */
export async function* pageSitemap(source: FeedSource): AsyncGenerator<string> {
  const today = budapestDate(source.now());
  yield head + setHead;
  for (const path of ['/', '/reviews']) yield entry(source, { path, pictures: [] });
  for (const page of contentPages(source, source.shop)) {
    if (!page.isListed || campaignPhase(page, today) !== 'running') continue;
    const pictures = page.picture === undefined ? [] : [page.picture];
    yield page.paths.map((path) => entry(source, { path, pictures })).join('');
  }
  yield '</urlset>\n';
}

function entry(source: FeedSource, { path, changed, pictures }: Place): string {
  const images = pictures
    .map((picture) => xmlElement('image:loc', imageLink(picture, source)))
    .map((location) => `<image:image>${location}</image:image>`);
  const site = source.siteUrl;
  const address = escapeXml(new URL(path === '/' ? site : site + path).href);
  return `<url><loc>${address}</loc>${xmlElement('lastmod', changed)}${images.join('')}</url>\n`;
}

/** Returns the day of a time in catalog format: `2025-11-20 08:00:00`. */
function dayOf(moment: unknown): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(toText(moment) ?? '')?.[0];
}
