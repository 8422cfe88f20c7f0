import { formatMoney } from '@shop/format';
import { categoryPath } from '@shop/url-resolver';
import type { CompleteCategory } from '../catalogue/complete-category.ts';
import { asNumber } from '../catalogue/loose.ts';
import type { ApiDeps } from '../deps.ts';
import { contentPages } from './content-pages.ts';
import { linkRules } from './link-rules.ts';
import { publicCategories } from './public-categories.ts';
import { countPublicProducts } from './public-products.ts';

/** What no crawler has to ask for: calls, and pages that are one person's own. */
const closed = [
  '/api/',
  '/graphql',
  '/checkout',
  '/account',
  '/login',
  '/register',
  '/reset-password',
  '/wishlist',
  '/thank-you',
  '/vsbridge/',
];

/** `robots.txt`: everything but the closed, and where the map is. */
export function robotsText({ config }: Pick<ApiDeps, 'config'>): string {
  return [
    'User-agent: *',
    // Answers pages are drawn from must be open to crawlers that draw them.
    'Allow: /api/ext/banners/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** A category's place among its siblings. */
const placeOf = (category: CompleteCategory) => asNumber(category['position']) ?? 0;

/** `llms.txt`: the shop in short for language models, in markdown with links. */
export async function llmsText(deps: ApiDeps): Promise<string> {
  const { catalogue, config, shop } = deps;
  const { seller, offers } = shop;
  const products = await countPublicProducts(deps);
  const freeAbove = formatMoney({ currency: 'HUF', minor: offers.freeShippingAboveMinor }, 'hu');
  const link = (title: string, path: string, words?: string) =>
    `- [${title}](${config.publicUrl}${path})${words === undefined ? '' : `: ${words}`}`;
  const pages = contentPages(catalogue, shop).filter(({ isListed, to }) => isListed && !to);
  return [
    `# ${shop.shop.title}`,
    '',
    `> Magyar bútor- és lakberendezési webáruház, ${products} termékkel. Az árak forintban, áfával értendők.`,
    '',
    `- Ingyenes szállítás ${freeAbove} felett, ${offers.freeReturnDays} napos ingyenes visszaküldés.`,
    ...(seller === null
      ? []
      : [`- Eladó: ${seller.name}, ${seller.seat}; ${seller.email}, ${seller.phone}.`]),
    `- Keresés: ${config.publicUrl}${shop.urls.mainCategoryPath}?search={kifejezés}`,
    '',
    '## Kategóriák',
    '',
    ...publicCategories(catalogue)
      .filter(({ level }) => level <= 2)
      .toSorted((a, b) => a.level - b.level || placeOf(a) - placeOf(b))
      .map((category) => link(category.name, categoryPath(category, linkRules(shop)))),
    '',
    ...(pages.length === 0
      ? []
      : [
          '## Oldalak',
          '',
          ...pages.flatMap(({ title, paths, description }) =>
            paths.slice(0, 1).map((path) => link(title, path, description)),
          ),
          '',
        ]),
    '## Gépi formák',
    '',
    link('Oldaltérkép', '/sitemap.xml'),
    link('Ajánlatok XML-ben (Google Merchant)', '/feeds/google.xml'),
    link('Ajánlatok XML-ben (Árukereső)', '/feeds/arukereso.xml'),
    link('Az API leírása', '/api/docs'),
    '',
  ].join('\n');
}
