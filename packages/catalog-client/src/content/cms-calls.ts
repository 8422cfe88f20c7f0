import { shopCalls, type ApiFailure, type CmsEntry } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { CatalogConfig } from '../catalog-config.ts';
import type { Search } from '../search/search-function.ts';
import type { CallOptions } from '../transport/call-options.ts';
import { valueOf, type CallParts, type Transport } from '../transport/transport.ts';

/** Maximum length of the name of a CMS entry. */
const maxIdentifierLength = 200;
/** Codes for an entry that does not exist, or whose name is invalid. */
const missingEntryCodes: ReadonlySet<number> = new Set([400, 404]);

type CmsEntryType = 'cms_page' | 'cms_block';

/** Fetches an entry of the CMS by its identifier or its id; `undefined` if there is none. */
export type FetchCmsEntry = (
  type: CmsEntryType,
  identifier: string | number,
  options?: CallOptions,
) => Promise<Result<CmsEntry | undefined, ApiFailure>>;

/** Source: CC-53 and CC-55 to CC-58. */
export function createCmsCalls(
  config: CatalogConfig,
  transport: Transport,
  search: Search,
  logMissing: (path: string, failure: ApiFailure) => void,
): FetchCmsEntry {
  const { storeId } = config;
  const cmsCalls = {
    cms_page: { byName: shopCalls.cmsPage, byNumber: shopCalls.cmsPageById },
    cms_block: { byName: shopCalls.cmsBlock, byNumber: shopCalls.cmsBlockById },
  };

  async function fetchByCall(
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

  /** GraphQL returns the entries of the store in its address. */
  async function fetchBySearch(
    type: CmsEntryType,
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

  return async (type, identifier, options = {}) => {
    if (typeof identifier === 'string' && identifier.length > maxIdentifierLength) {
      return ok(undefined);
    }
    const { byName, byNumber } = cmsCalls[type];
    if (config.search.kind === 'graphql') return fetchBySearch(type, identifier, options);
    return typeof identifier === 'string'
      ? fetchByCall(byName, { params: { identifier, storeId } }, options)
      : fetchByCall(byNumber, { params: { id: identifier }, query: { storeId } }, options);
  };
}
