import { pageBlock, pageContent, storeContent, type PageBlock } from '@shop/contract';
import { compareText } from '@shop/format';
import { ok } from '@shop/kernel';
import * as v from 'valibot';
import type { CallOptions } from './call-options.ts';
import type { CatalogClient } from './catalog-client.ts';
import type { CatalogConfig } from './catalog-config.ts';
import type { CatalogPorts } from './catalog-ports.ts';
import type { ContentPage, ContentRoute, Store } from './content-page.ts';
import type { PrismicEntry } from './entities.ts';
import type { Search } from './search.ts';

type PageCalls = Pick<CatalogClient, 'contentPage' | 'contentRoutes' | 'stores'>;

const route = /* @__PURE__ */ v.pick(pageContent, ['path', 'kind', 'values']);

/** Pages, their paths and the stores, from the headless CMS. Source: CC-57 to CC-59. */
export function createPageCalls(
  { cmsMaxCount, locale }: Pick<CatalogConfig, 'cmsMaxCount' | 'locale'>,
  ports: Pick<CatalogPorts, 'log'>,
  search: Search,
): PageCalls {
  /** Entries of a type; a failure is logged once. */
  async function entries(
    type: string,
    more: { readonly uid?: string; readonly fields?: readonly string[] },
    options: CallOptions = {},
  ) {
    const { uid, fields } = more;
    const found = await search(
      {
        type: 'prismic',
        where: {
          prismic_type: { eq: type },
          ...(uid !== undefined && { prismic_uid: { eq: uid } }),
        },
        size: cmsMaxCount,
        ...(fields !== undefined && { fields }),
      },
      { ...options, mustReach: true },
    );
    if (!found.ok) ports.log.warn('content-missing', { type, kind: found.error.kind });
    return found.ok ? ok(found.value.items) : found;
  }

  function leaveOut(what: string, entry: PrismicEntry): readonly never[] {
    ports.log.warn('content-unreadable', { what, uid: entry.prismic_uid });
    return [];
  }

  function pageOf(entry: PrismicEntry): readonly ContentPage[] {
    const read = v.safeParse(pageContent, entry.prismic_data);
    if (!read.success) return leaveOut('page', entry);
    const blocks = read.output.blocks.flatMap((block): readonly PageBlock[] => {
      const known = v.safeParse(pageBlock, block);
      return known.success ? [known.output] : leaveOut(`block ${block.type}`, entry);
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
      const found = await entries('cms-page', { uid }, options);
      return found.ok ? ok(found.value.flatMap(pageOf)[0]) : found;
    },

    async contentRoutes(options) {
      const fields = [
        'prismic_type',
        'prismic_uid',
        ...['path', 'kind', 'values'].map((field) => `prismic_data.${field}`),
      ];
      const found = await entries('cms-page', { fields }, options);
      if (!found.ok) return found;
      return ok(
        found.value.flatMap((entry): readonly ContentRoute[] => {
          const read = v.safeParse(route, entry.prismic_data);
          const uid = entry.prismic_uid ?? '';
          if (!read.success || uid === '') return leaveOut('route', entry);
          const { values, ...rest } = read.output;
          return [{ uid, ...rest, ...(values !== undefined && { values }) }];
        }),
      );
    },

    async stores(options) {
      const found = await entries('store', {}, options);
      if (!found.ok) return found;
      const stores = found.value.flatMap((entry): readonly Store[] => {
        const read = v.safeParse(storeContent, entry.prismic_data);
        return read.success
          ? [{ ...read.output, uid: entry.prismic_uid ?? '' }]
          : leaveOut('store', entry);
      });
      return ok(
        stores.sort(
          (a, b) => compareText(a.city, b.city, locale) || compareText(a.name, b.name, locale),
        ),
      );
    },
  };
}
