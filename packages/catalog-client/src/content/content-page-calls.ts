import { pageBlock, pageContent, storeContent, type PageBlock } from '@shop/content';
import { compareText } from '@shop/format';
import { ok } from '@shop/kernel';
import * as v from 'valibot';
import type { CallOptions } from '../transport/call-options.ts';
import type { CatalogClient } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { ContentPage, ContentRoute, Store } from './content-page.ts';
import type { PrismicEntry } from '../search/entities.ts';
import type { Search } from '../search/search-function.ts';

type PageCalls = Pick<CatalogClient, 'contentPage' | 'contentRoutes' | 'stores'>;

const route = /* @__PURE__ */ v.pick(pageContent, ['path', 'kind', 'values']);

/** Calls for pages, their paths and the stores, from the headless CMS. Source: CC-59 to CC-62. */
export function createContentPageCalls(
  { cmsMaxCount, locale }: Pick<CatalogConfig, 'cmsMaxCount' | 'locale'>,
  ports: Pick<CatalogPorts, 'log'>,
  search: Search,
): PageCalls {
  /** Fetches the entries of a type; a failure is logged once. */
  async function entries(
    type: string,
    criteria: { readonly uid?: string; readonly fields?: readonly string[] },
    options: CallOptions = {},
  ) {
    const { uid, fields } = criteria;
    const result = await search(
      {
        type: 'prismic',
        where: {
          prismic_type: { eq: type },
          ...(uid !== undefined && { prismic_uid: { eq: uid } }),
        },
        size: cmsMaxCount,
        fields,
      },
      { ...options, requireNetwork: true },
    );
    if (!result.ok) ports.log.warn('content-missing', { type, kind: result.error.kind });
    return result.ok ? ok(result.value.items) : result;
  }

  function logUnreadable(what: string, entry: PrismicEntry): readonly never[] {
    ports.log.warn('content-unreadable', { what, uid: entry.prismic_uid });
    return [];
  }

  function pageOf(entry: PrismicEntry): readonly ContentPage[] {
    const read = v.safeParse(pageContent, entry.prismic_data);
    if (!read.success) return logUnreadable('page', entry);
    const blocks = read.output.blocks.flatMap((block): readonly PageBlock[] => {
      const parsed = v.safeParse(pageBlock, block);
      return parsed.success ? [parsed.output] : logUnreadable(`block ${block.type}`, entry);
    });
    const [language = ''] = entry.prismic_lang?.split('-') ?? [];
    return [
      {
        ...read.output,
        uid: entry.prismic_uid ?? '',
        ...(language !== '' && { language }),
        blocks,
      },
    ];
  }

  return {
    async contentPage(uid, options) {
      const result = await entries('cms-page', { uid }, options);
      return result.ok ? ok(result.value.flatMap(pageOf)[0]) : result;
    },

    async contentRoutes(options) {
      const fields = [
        'prismic_type',
        'prismic_uid',
        ...['path', 'kind', 'values'].map((field) => `prismic_data.${field}`),
      ];
      const result = await entries('cms-page', { fields }, options);
      if (!result.ok) return result;
      return ok(
        result.value.flatMap((entry): readonly ContentRoute[] => {
          const read = v.safeParse(route, entry.prismic_data);
          const uid = entry.prismic_uid ?? '';
          if (!read.success || uid === '') return logUnreadable('route', entry);
          const { values, ...routeFields } = read.output;
          return [{ uid, ...routeFields, ...(values !== undefined && { values }) }];
        }),
      );
    },

    async stores(options) {
      const result = await entries('store', {}, options);
      if (!result.ok) return result;
      const stores = result.value.flatMap((entry): readonly Store[] => {
        const read = v.safeParse(storeContent, entry.prismic_data);
        return read.success
          ? [{ ...read.output, uid: entry.prismic_uid ?? '' }]
          : logUnreadable('store', entry);
      });
      return ok(
        stores.sort(
          (a, b) => compareText(a.city, b.city, locale) || compareText(a.name, b.name, locale),
        ),
      );
    },
  };
}
