import type { PageRoute } from '@shop/url-resolver';
import { expandPageRoutes } from '@shop/url-resolver';
import type { ShopConfig } from '@shop/shop-config';
import type { FeedSource } from './feed-source.ts';
import { type Source, toRawText, toSource, toSources, toText } from '@shop/catalog-documents';

/** A page of the content. */
export interface ContentPage {
  readonly uid: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Own picture of the page, else the first one of its blocks. */
  readonly picture: string | undefined;
  /** All paths of the page. */
  readonly paths: readonly string[];
  /** True if search engines may index it. */
  readonly isListed: boolean;
  /** First and last day, ISO; an open side is absent. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Returns the content pages with their own URLs, without pages whose path has unfilled placeholders. */
export function contentPages(
  { all }: Pick<FeedSource, 'all'>,
  { shop }: Pick<ShopConfig, 'shop'>,
): readonly ContentPage[] {
  return all('prismic').flatMap((document) => {
    const data = toSource(document['prismic_data']);
    const uid = toText(document['prismic_uid']);
    if (document['prismic_type'] !== 'cms-page' || uid === undefined || data === undefined) {
      return [];
    }
    const path = toText(document['prismic_url']) ?? toText(data['path']);
    return [
      {
        uid,
        title: toRawText(data['title']) ?? uid,
        description: toRawText(data['description']),
        picture: pictureOf(data),
        paths: path === undefined ? [] : pathsOf(uid, path, data['values'], shop),
        isListed: data['isListed'] !== false,
        from: toText(data['from']),
        to: toText(data['to']),
      },
    ];
  });
}

function pictureOf({ picture, blocks }: Source): string | undefined {
  const ofBlocks = toSources(blocks).map((block) => toText(block['picture']));
  return toText(picture) ?? ofBlocks.find((path) => path !== undefined);
}

function pathsOf(
  uid: string,
  path: string,
  values: unknown,
  names: { readonly name: string; readonly product: string },
): readonly string[] {
  const textFields = Object.entries(toSource(values) ?? {}).flatMap(([name, list]) =>
    Array.isArray(list) ? [[name, list.filter((item) => typeof item === 'string')] as const] : [],
  );
  const route: PageRoute = { path, kind: 'info', id: uid, values: Object.fromEntries(textFields) };
  try {
    const { name, product } = names;
    return [...expandPageRoutes([route], { name, product }).keys()];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
