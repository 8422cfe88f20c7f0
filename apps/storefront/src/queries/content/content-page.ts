import { queryOptions } from '@tanstack/react-query';
import type { ContentPage } from '@shop/catalog-client';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';

/** Content page made of blocks, or a page of the shop's own CMS, which is HTML. */
export type ShownPage =
  | { readonly kind: 'blocks'; readonly page: ContentPage }
  | { readonly kind: 'html'; readonly title: string; readonly html: string };

const cmsMark = 'cms:';
/** Returns the content page id of a page in the shop's own CMS. */
export const cmsPageId = (identifier: string) => cmsMark + identifier;

/** Query of the page with this id; `null` if there is none. */
export const contentPageQuery = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: ['content-page', shop.view.code, id],
    queryFn: async (): Promise<ShownPage | null> => {
      if (!id.startsWith(cmsMark)) {
        const page = await answered(shop.catalog.contentPage(id));
        return page === undefined ? null : { kind: 'blocks', page };
      }
      const identifier = id.slice(cmsMark.length);
      const entry = await answered(shop.catalog.cmsPage(identifier));
      if (entry === undefined || entry.active === false) return null;
      return { kind: 'html', title: entry.title ?? identifier, html: entry.content ?? '' };
    },
  });
