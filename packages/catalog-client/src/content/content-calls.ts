import {
  shopCalls,
  mainImage,
  promotedOffers,
  type Answerable,
  type PromotedOffers,
  type ApiFailure,
} from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from '../transport/call-options.ts';
import type { CatalogClient } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { createCmsCalls } from './cms-calls.ts';
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

/** Source: CC-53 and CC-55 to CC-58. Logs each failure once here: a page is also rendered without content. */
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

  const cms = createCmsCalls(config, transport, search, logMissing);

  const file = (address: string) =>
    config.storeCode === ''
      ? address
      : address.replace(/[^/]+$/, (name) => `${config.storeCode}_${name}`);

  return {
    menuImages: (options) => get(shopCalls.menuImages, {}, options),
    deliveryDates: (options) => get(shopCalls.deliveryDates, {}, options),
    async deliveryDatesOf(productId, { extraDays = 0, sku, ...options } = {}) {
      const query = { ...(extraDays !== 0 && { extra_days: extraDays }), ...(sku && { sku }) };
      const parts = { params: { productId }, query };
      const answer = await get(shopCalls.deliveryDatesOf, parts, options);
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
