import { errors, type Client } from '@opensearch-project/opensearch';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Query } from './filter-query.ts';

/** Requests of the engine to the nodes of OpenSearch. Errors: rejects if no node answers in time. */
export interface SearchNode {
  /**
   * Searches an alias; an alias that does not exist has no documents.
   *
   * @param bodiesToCache - Those of the bodies whose replies the node keeps until the index changes. Replies without hits it
   *   keeps anyway.
   */
  search(
    index: string,
    bodies: readonly Query[],
    bodiesToCache?: readonly Query[],
  ): Promise<readonly SearchReply[]>;
  /** Returns the number of documents with each term of a field, including dropped documents until they are merged. */
  documentCounts(index: string, field: string, terms: readonly string[]): Promise<TermCounts>;
  /** Runs the operations in order, in batches. Searches see them after {@link refresh}. */
  bulk(index: string, operations: readonly BulkOperation[]): Promise<void>;
  /** Waits until searches see all changes of the index. */
  refresh(index: string): Promise<void>;
  /** Reads a document by its id; `undefined` if the document or the index does not exist. */
  document(index: string, id: string): Promise<unknown>;
  /** Writes a document; rejects if the alias does not exist. */
  putDocument(alias: string, id: string, body: object): Promise<void>;
  createIndex(index: string, body: object): Promise<void>;
  deleteIndices(indices: readonly string[]): Promise<void>;
  /** Returns the indices created for the alias. */
  indicesOf(alias: string): Promise<readonly AliasIndex[]>;
  /** Switches the alias, `name`, to this index, `name.suffix`, and removes it from all others, in one step. */
  switchAlias(alias: string, index: string): Promise<void>;
}

interface AliasIndex {
  readonly name: string;
  /** True for the index to which the alias points. */
  readonly isCurrent: boolean;
}

type TermCounts = ReadonlyMap<string, number>;

export type BulkOperation =
  | { readonly kind: 'index' | 'create' | 'update'; readonly id: string; readonly body: object }
  | { readonly kind: 'delete'; readonly id: string };

const bucket = v.object({
  key: v.optional(v.union([v.string(), v.number()])),
  doc_count: v.number(),
});
const aggregationReplies = v.record(
  v.string(),
  v.object({
    value: v.optional(v.nullable(v.number())),
    buckets: v.optional(v.union([v.array(bucket), v.record(v.string(), bucket)])),
  }),
);
export type AggregationReplies = v.InferOutput<typeof aggregationReplies>;

const searchReply = v.object({
  timed_out: v.literal(false),
  /** No shard: the index does not exist. */
  _shards: v.object({ total: v.number(), failed: v.literal(0) }),
  hits: v.object({
    total: v.optional(v.object({ value: v.number() }), { value: 0 }),
    hits: v.array(
      v.object({
        _score: v.nullable(v.number()),
        fields: v.optional(v.record(v.string(), v.array(v.unknown())), {}),
      }),
    ),
  }),
  aggregations: v.optional(aggregationReplies, {}),
});
export type SearchReply = v.InferOutput<typeof searchReply>;

const multiReply = v.object({ responses: v.array(searchReply) });
const bulkReply = v.object({
  items: v.array(
    v.record(v.string(), v.object({ status: v.number(), error: v.optional(v.unknown()) })),
  ),
});
const termVectors = v.object({
  term_vectors: v.record(
    v.string(),
    v.object({ terms: v.record(v.string(), v.object({ doc_freq: v.optional(v.number(), 0) })) }),
  ),
});
const documentReply = v.object({ _source: v.unknown() });
const aliasReply = v.record(v.string(), v.object({ aliases: v.record(v.string(), v.unknown()) }));

/** Statuses that are no error for a change: the document is unknown, or exists already. */
const harmlessStatuses = new Set([404, 409]);
const overloaded = 429;
const maxOperations = 500;
const maxBytes = 4 * 1024 * 1024;
const firstPauseMs = 100;
const maxAttempts = 8;
const writeMs = 60_000;

/**
 * Creates the requests with the official client.
 *
 * @param searchMs - Timeout of a search in ms.
 */
export function createSearchNode(client: Client, searchMs: number): SearchNode {
  return {
    async search(index, bodies, bodiesToCache = []) {
      if (bodies.length === 0) return [];
      const header = { index, ignore_unavailable: true };
      const { responses } = await sendRequest(
        client,
        multiReply,
        {
          method: 'POST',
          path: '/_msearch',
          bulkBody: bodies.flatMap((body) => [
            bodiesToCache.includes(body) ? { ...header, request_cache: true } : header,
            body,
          ]),
        },
        searchMs,
      );
      return responses;
    },
    documentCounts: (index, field, terms) => countDocuments(client, index, field, terms, searchMs),
    bulk: (index, operations) => runBulk(client, index, operations),
    async refresh(index) {
      await sendRequest(
        client,
        v.unknown(),
        { method: 'POST', path: `/${index}/_refresh` },
        writeMs,
      );
    },
    async document(index, id) {
      try {
        const { _source: source } = await sendRequest(
          client,
          documentReply,
          { method: 'GET', path: `/${index}/_doc/${id}` },
          searchMs,
        );
        return source;
      } catch (error) {
        if (error instanceof errors.ResponseError && error.statusCode === 404) return undefined;
        throw error;
      }
    },
    async putDocument(alias, id, body) {
      await sendRequest(
        client,
        v.unknown(),
        {
          method: 'PUT',
          path: `/${alias}/_doc/${id}`,
          querystring: { require_alias: 'true' },
          body,
        },
        searchMs,
      );
    },
    async createIndex(index, body) {
      await sendRequest(client, v.unknown(), { method: 'PUT', path: `/${index}`, body }, writeMs);
    },
    async deleteIndices(indices) {
      if (indices.length === 0) return;
      await sendRequest(
        client,
        v.unknown(),
        {
          method: 'DELETE',
          path: `/${indices.join()}`,
          querystring: { ignore_unavailable: 'true' },
        },
        writeMs,
      );
    },
    async indicesOf(alias) {
      const reply = await sendRequest(
        client,
        aliasReply,
        { method: 'GET', path: `/${alias}.*/_alias` },
        searchMs,
      );
      return Object.entries(reply).map(([name, { aliases }]) => ({
        name,
        isCurrent: alias in aliases,
      }));
    },
    async switchAlias(alias, index) {
      const actions = [
        { remove: { index: `${alias}.*`, alias, must_exist: false } },
        { add: { index, alias } },
      ];
      await sendRequest(
        client,
        v.unknown(),
        { method: 'POST', path: '/_aliases', body: { actions } },
        writeMs,
      );
    },
  };
}

interface RequestParams {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
  readonly bulkBody?: readonly object[] | undefined;
  readonly querystring?: Readonly<Record<string, string>> | undefined;
}

/** Sends a request once and validates the reply with the schema. */
async function sendRequest<S extends v.GenericSchema>(
  client: Client,
  schema: S,
  params: RequestParams,
  requestTimeout: number,
): Promise<v.InferOutput<S>> {
  const { body } = await client.transport.request(
    { ...params, bulkBody: params.bulkBody as Record<string, unknown>[] | undefined } as never,
    { requestTimeout, maxRetries: 0 },
  );
  return v.parse(schema, body);
}

async function countDocuments(
  client: Client,
  index: string,
  field: string,
  terms: readonly string[],
  searchMs: number,
): Promise<TermCounts> {
  if (terms.length === 0) return new Map();
  const { term_vectors: vectors } = await sendRequest(
    client,
    termVectors,
    {
      method: 'POST',
      path: `/${index}/_termvectors`,
      body: {
        doc: { [field]: terms },
        fields: [field],
        term_statistics: true,
        field_statistics: false,
        positions: false,
        offsets: false,
      },
    },
    searchMs,
  );
  return new Map(
    Object.entries(vectors[field]?.terms ?? {}).map(([term, { doc_freq: count }]) => [term, count]),
  );
}

/** Runs the operations in batches; repeats a batch while the node is overloaded. */
async function runBulk(
  client: Client,
  index: string,
  operations: readonly BulkOperation[],
): Promise<void> {
  for (const part of bulkParts(operations)) {
    let pending: readonly BulkOperation[] = part;
    for (let attempt = 0; pending.length > 0; attempt++) {
      if (attempt === maxAttempts) throw new Error('OpenSearch is overloaded with changes.');
      if (attempt > 0) await wait(firstPauseMs * 2 ** attempt);
      pending = await tryBulk(client, index, pending);
    }
  }
}

/** Runs the operations once and returns those that an overloaded node rejected. */
async function tryBulk(
  client: Client,
  index: string,
  operations: readonly BulkOperation[],
): Promise<readonly BulkOperation[]> {
  const { items } = await sendRequest(
    client,
    bulkReply,
    { method: 'POST', path: `/${index}/_bulk`, bulkBody: operations.flatMap(bulkLines) },
    writeMs,
  );
  return operations.filter((_, at) => {
    const [reply] = Object.values(items[at] ?? {});
    if (reply === undefined) throw new Error('OpenSearch answered fewer changes than it got.');
    if (reply.status === overloaded) return true;
    if (reply.status >= 300 && !harmlessStatuses.has(reply.status)) {
      throw new Error(`OpenSearch refused a change: ${JSON.stringify(reply.error)}`);
    }
    return false;
  });
}

function bulkLines(operation: BulkOperation): readonly object[] {
  const action = { [operation.kind]: { _id: operation.id } };
  switch (operation.kind) {
    case 'delete':
      return [action];
    case 'update':
      return [action, { doc: operation.body }];
    default:
      return [action, operation.body];
  }
}

/** Splits the operations into requests, limited in number and in bytes. */
function* bulkParts(operations: readonly BulkOperation[]): Generator<readonly BulkOperation[]> {
  let part: BulkOperation[] = [];
  let bytes = 0;
  for (const operation of operations) {
    const size = 'body' in operation ? 2 * JSON.stringify(operation.body).length : 0;
    if (part.length === maxOperations || (part.length > 0 && bytes + size > maxBytes)) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(operation);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
