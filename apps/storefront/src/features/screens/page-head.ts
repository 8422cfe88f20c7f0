import type { RouteContext } from '../../router.tsx';
import type { ScreenData } from './load-screen.ts';

/** Title, description and canonical address of a screen, for the document's head. */
export function pageHead(
  screen: Omit<ScreenData, 'kind' | 'target'> | undefined,
  { shop }: RouteContext,
) {
  if (screen === undefined) return { meta: [{ title: shop.config.shop.title }] };
  const title = `${screen.title} – ${shop.config.shop.title}`;
  return {
    meta: [
      { title },
      ...(screen.description === undefined
        ? []
        : [{ name: 'description', content: screen.description }]),
      { property: 'og:title', content: title },
      { property: 'og:type', content: 'website' },
      ...(screen.image === undefined ? [] : [{ property: 'og:image', content: screen.image }]),
    ],
    links: [{ rel: 'canonical', href: screen.canonical }],
  };
}

/** The head of a page that is one person's own: nothing for search engines to keep. */
export function personalHead({ shop }: RouteContext) {
  return {
    meta: [{ title: shop.config.shop.title }, { name: 'robots', content: 'noindex' }],
  };
}
