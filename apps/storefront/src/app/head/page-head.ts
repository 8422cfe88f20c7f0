import type { RouteContext } from '../../shop/route-context.ts';
import { pathCodeOf, type StoreView } from '@shop/shop-config';
import { withStorePrefix } from '@shop/url-resolver';
import { namedStore } from '../../shop/catalog/with-store-code.ts';
import type { Shop } from '../../shop/shop.ts';
import { absoluteData } from './absolute-data.ts';
import { jsonForHtml } from './json-for-html.ts';
import type { PageData } from '../../shared/page/page-data.ts';

const homeShareImage = '/img/share/home.jpg';

/** Returns title, description, addresses and structured data of a screen for the head of the document. */
export function pageHead(page: PageData | undefined, { shop }: Pick<RouteContext, 'shop'>) {
  const shopTitle = shop.config.shop.title;
  if (page === undefined) {
    return { meta: [{ title: shopTitle }, { name: 'robots', content: 'noindex' }] };
  }
  const title = page.title === shopTitle ? shopTitle : `${page.title} – ${shopTitle}`;
  const { description, shareImage = homeShareImage, shareType, previous, next } = page;
  const { structured = [] } = page;
  const origin = shop.settings.publicUrl;
  const url = origin + withStorePrefix(page.canonical, pathCodeOf(shop.config, shop.view));
  return {
    meta: [
      { title },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
      ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: shopTitle },
      { property: 'og:title', content: title },
      { property: 'og:type', content: shareType ?? 'website' },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: shop.view.locale.replace('-', '_') },
      ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
      { property: 'og:image', content: origin + namedStore(shareImage, shop.view) },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.title },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...alternates(shop, page.canonical),
      ...(previous === undefined ? [] : [{ rel: 'prev', href: previous }]),
      ...(next === undefined ? [] : [{ rel: 'next', href: next }]),
    ],
    scripts: structured.map((entity) => ({
      type: 'application/ld+json',
      children: jsonForHtml(
        absoluteData(
          { '@context': 'https://schema.org', ...entity },
          shop.settings.publicUrl,
          shop.pathPrefix,
        ),
      ),
    })),
  };
}

/** Returns the links to the same page in the other store views, for search engines; none if there is only one view. */
function alternates({ config, settings }: Pick<Shop, 'config' | 'settings'>, path: string) {
  const { multistore, views, defaultCode } = config.stores;
  if (!multistore) return [];
  const link = (view: StoreView, hrefLang: string) => ({
    rel: 'alternate',
    hrefLang,
    href: settings.publicUrl + withStorePrefix(path, pathCodeOf(config, view)),
  });
  return views.flatMap((view) => [
    link(view, view.locale),
    ...(view.code === defaultCode ? [link(view, 'x-default')] : []),
  ]);
}

/** Returns the head of a page with personal data, which search engines must not index. */
export function personalHead({ shop }: Pick<RouteContext, 'shop'>, title: string) {
  return {
    meta: [
      { title: `${title} – ${shop.config.shop.title}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
