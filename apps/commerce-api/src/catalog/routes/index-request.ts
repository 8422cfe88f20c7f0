import {
  searchQuery,
  searchSize,
  searchStart,
  defaultSearchSize,
  type SearchQuery,
} from '@shop/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from '../../http/request/api-error.ts';
import { checkSchema } from '../../http/request/check-schema.ts';
import { parseJsonText, readJsonValue } from '../../http/request/read-json.ts';
import { readQuery } from '../../http/request/read-query.ts';
import { type DocumentType, documentTypeOf } from '@shop/catalog-documents';

/** A parsed search call of form B. */
export interface IndexRequest {
  readonly index: string;
  readonly type: DocumentType;
  readonly query: SearchQuery;
  readonly from: number;
  readonly size: number;
  readonly sort: string | undefined;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly isCompact: boolean;
  readonly groupToken: string | undefined;
}

const fieldList = v.pipe(
  v.string(),
  v.maxLength(4_000),
  v.transform((text) => text.split(',').filter((field) => field !== '')),
  v.maxLength(200),
);

/** URL parameters. Older clients send `_source_include`, newer ones `_source_includes`. */
export const indexQuery = v.object({
  size: v.optional(searchSize, defaultSearchSize),
  from: v.optional(searchStart, 0),
  sort: v.optional(v.pipe(v.string(), v.maxLength(200))),
  _source_include: v.optional(fieldList, ''),
  _source_includes: v.optional(fieldList, ''),
  _source_exclude: v.optional(fieldList, ''),
  _source_excludes: v.optional(fieldList, ''),
  request: v.optional(v.pipe(v.string(), v.maxLength(16_000))),
  request_format: v.optional(v.picklist(['search-query', 'dsl', ''])),
  response_format: v.optional(v.picklist(['standard', 'compact', ''])),
  groupId: v.optional(v.string()),
  groupToken: v.optional(v.string()),
});

/**
 * Reads `/api/catalog/{index}/{type}/_search`: the query in the body, or for GET in `request`.
 * Errors: 400 for an unknown index, an unknown type, and Elasticsearch bodies.
 */
export async function readIndexRequest(
  context: Context,
  servedIndexes: readonly string[],
): Promise<IndexRequest> {
  const index = context.req.param('index') ?? '';
  if (!servedIndexes.includes(index)) {
    throw new ApiError(
      400,
      'index-unknown',
      'Invalid / inaccessible index name given in the URL. Please do use following URL format: ' +
        '/api/catalog/<index_name>/<entity_type>/_search',
    );
  }
  const type = documentTypeOf(context.req.param('type') ?? '');
  if (type === undefined) throw new ApiError(400, 'invalid-request', 'Unknown entity type.');
  const query = readQuery(context, indexQuery);
  const {
    _source_include: include,
    _source_includes: includes,
    _source_exclude: exclude,
    _source_excludes: excludes,
  } = query;
  const body = await sentQuery(context, query.request);
  return {
    index,
    type,
    query: checkSchema(searchQuery, body),
    from: query.from,
    size: query.size,
    sort: query.sort === '' ? undefined : query.sort,
    include: [...include, ...includes],
    exclude: [...exclude, ...excludes],
    isCompact: query.response_format === 'compact',
    groupToken: query.groupToken ?? v.parse(tokenInQuery, body).groupToken,
  };
}

/** Older clients send the token with the query. */
const tokenInQuery = v.fallback(v.object({ groupToken: v.optional(v.string()) }), {});

async function sentQuery(context: Context, request: string | undefined): Promise<unknown> {
  const body =
    context.req.method === 'GET'
      ? request === undefined || request === ''
        ? undefined
        : parseJsonText(request)
      : await readJsonValue(context);
  if (typeof body === 'object' && body !== null && ('query' in body || 'aggs' in body)) {
    throw new ApiError(
      400,
      'query-unsupported',
      'Send a search query with request_format=search-query.',
    );
  }
  return body ?? {};
}
