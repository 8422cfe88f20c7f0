import type { RouteContext } from '../../wiring/route-context.ts';
import { jsonForHtml } from './json-for-html.ts';
import type { PageData } from './page-data.ts';

/** Title, description, addresses and machine-readable data of a screen, for the document's head. */
export function pageHead(page: PageData | undefined, { shop }: Pick<RouteContext, 'shop'>) {
  const shopTitle = shop.config.shop.title;
  if (page === undefined) {
    return { meta: [{ title: shopTitle }, { name: 'robots', content: 'noindex' }] };
  }
  const title = page.title === shopTitle ? shopTitle : `${page.title} – ${shopTitle}`;
  const { description, image, previous, next, structured = [] } = page;
  return {
    meta: [
      { title },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
      ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: shopTitle },
      { property: 'og:title', content: title },
      { property: 'og:type', content: 'website' },
      ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
      ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
    ],
    links: [
      { rel: 'canonical', href: page.canonical },
      ...(previous === undefined ? [] : [{ rel: 'prev', href: previous }]),
      ...(next === undefined ? [] : [{ rel: 'next', href: next }]),
    ],
    scripts: structured.map((entity) => ({
      type: 'application/ld+json',
      children: jsonForHtml({ '@context': 'https://schema.org', ...entity }),
    })),
  };
}

/** The head of a page that is one person's own: nothing for search engines to keep. */
export function personalHead({ shop }: Pick<RouteContext, 'shop'>, title?: string) {
  const shopTitle = shop.config.shop.title;
  return {
    meta: [
      { title: title === undefined ? shopTitle : `${title} – ${shopTitle}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
