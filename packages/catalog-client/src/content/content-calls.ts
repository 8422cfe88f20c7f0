import {
  shopCalls,
  mainImage,
  promotedOffers,
  type Answerable,
  type CmsEntry,
  type PromotedOffers,
  type ApiFailure,
} from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from '../transport/call-options.ts';
import type { CatalogClient } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { widgetAnswer, widgetPage } from './reviews-widget.ts';
import type { Search } from '../search/search-function.ts';
import { valueOf, type CallParts, type Transport } from '../transport/transport.ts';

export type ContentCalls = Pick<
  CatalogClient,
  | 'menuImages'
  | 'deliveryDates'
  | 'deliveryDatesOf'
  | 'instalment'
  | 'cmsPage'
  | 'cmsBlock'
  | 'cmsPageById'
  | 'cmsBlockById'
  | 'prismic'
  | 'reviewsWidget'
  | 'promotedOffers'
  | 'mainImage'
>;

/** No entry of the CMS has a longer name. */
const maxIdentifierLength = 200;
/** Codes for an entry that does not exist, or whose name is invalid. */
const missingEntryCodes: ReadonlySet<number> = new Set([400, 404]);

/** Source: CC-44 to CC-48. Logs each failure once here, because a page is rendered without content. */
export function createContentCalls(
  config: CatalogConfig,
  ports: CatalogPorts,
  transport: Transport,
  search: Search,
): ContentCalls {
  async function get<T>(
    call: Answerable<T> & { readonly path: string },
    parts: CallParts,
    options: CallOptions = {},
  ): Promise<Result<T, ApiFailure>> {
    const answer = valueOf(await transport.call({ ...call, method: 'GET' }, parts, options));
    if (!answer.ok) logMissing(call.path, answer.error);
    return answer;
  }

  function logMissing(path: string, failure: ApiFailure): void {
    if (failure.kind === 'network' && failure.reason === 'aborted') return;
    ports.log.warn('content-missing', { path, kind: failure.kind });
  }

  const { storeId } = config;
  const cmsCalls = {
    cms_page: { byName: shopCalls.cmsPage, byNumber: shopCalls.cmsPageById },
    cms_block: { byName: shopCalls.cmsBlock, byNumber: shopCalls.cmsBlockById },
  };

  /** By its identifier or its number. */
  function cms(
    type: 'cms_page' | 'cms_block',
    identifier: string | number,
    options: CallOptions = {},
  ): Promise<Result<CmsEntry | undefined, ApiFailure>> {
    if (typeof identifier === 'string' && identifier.length > maxIdentifierLength) {
      return Promise.resolve(ok(undefined));
    }
    const { byName, byNumber } = cmsCalls[type];
    if (config.search.kind === 'graphql') return cmsBySearch(type, identifier, options);
    return typeof identifier === 'string'
      ? cmsByCall(byName, { params: { identifier, storeId } }, options)
      : cmsByCall(byNumber, { params: { id: identifier }, query: { storeId } }, options);
  }

  async function cmsByCall(
    call: typeof shopCalls.cmsPage,
    parts: CallParts,
    options: CallOptions,
  ): Promise<Result<CmsEntry | undefined, ApiFailure>> {
    const answer = valueOf(await transport.call(call, parts, options));
    if (answer.ok) return ok(answer.value ?? undefined);
    if (answer.error.kind === 'rejected' && missingEntryCodes.has(answer.error.code))
      return ok(undefined);
    logMissing(call.path, answer.error);
    return answer;
  }

  /** GraphQL answers the entries of the store its address names. */
  async function cmsBySearch(
    type: 'cms_page' | 'cms_block',
    identifier: string | number,
    options: CallOptions,
  ): Promise<Result<CmsEntry | undefined, ApiFailure>> {
    const field = typeof identifier === 'string' ? 'identifier' : 'id';
    const page = await search(
      { type, where: { [field]: { eq: identifier } } },
      { ...options, requireNetwork: true },
    );
    if (page.ok) return ok(page.value.items[0]);
    logMissing(type, page.error);
    return page;
  }

  const file = (address: string) =>
    config.storeCode === ''
      ? address
      : address.replace(/[^/]+$/, (name) => `${config.storeCode}_${name}`);

  return {
    menuImages: (options) => get(shopCalls.menuImages, {}, options),
    deliveryDates: (options) => get(shopCalls.deliveryDates, {}, options),
    async deliveryDatesOf(productId, options) {
      const answer = await get(shopCalls.deliveryDatesOf, { params: { productId } }, options);
      return answer.ok ? ok(answer.value ?? undefined) : answer;
    },
    async instalment({ price, months = 12 }, options) {
      const answer = await get(shopCalls.instalment, { query: { price, months } }, options);
      return answer.ok ? ok(answer.value ?? undefined) : answer;
    },
    cmsPage: (identifier, options) => cms('cms_page', identifier, options),
    cmsBlock: (identifier, options) => cms('cms_block', identifier, options),
    cmsPageById: (id, options) => cms('cms_page', id, options),
    cmsBlockById: (id, options) => cms('cms_block', id, options),

    async prismic(type, uid, options) {
      const page = await search(
        {
          type: 'prismic',
          where: { prismic_type: { eq: type }, prismic_uid: { eq: uid } },
          size: config.cmsMaxCount,
        },
        { ...options, requireNetwork: true },
      );
      if (page.ok) return ok(page.value.items[0]);
      logMissing(`prismic ${type}`, page.error);
      return page;
    },

    async reviewsWidget(widgetId, beforeTs, options) {
      const path = `${config.reviewsWidgetUrl}/${encodeURIComponent(widgetId)}`;
      const answer = await get(
        { path, answer: widgetAnswer, bare: true },
        { query: { before_ts: beforeTs } },
        options,
      );
      return answer.ok ? ok(widgetPage(widgetId, answer.value)) : answer;
    },

    async promotedOffers(options): Promise<PromotedOffers> {
      const path = file(config.promotedOffersUrl);
      const answer = await get({ path, answer: promotedOffers, bare: true }, {}, options);
      return answer.ok ? answer.value : { mainBanners: [], smallBanners: [], productBanners: [] };
    },

    async mainImage(options) {
      const path = file(config.mainImageUrl);
      const answer = await get({ path, answer: mainImage, bare: true }, {}, options);
      return answer.ok ? answer.value : undefined;
    },
  };
}
