import {
  err,
  ok,
  type KeyValueStore,
  type NetworkFailure,
  type Result,
  type HttpResponse,
  type HttpRequest,
} from '@shop/kernel';
import { createFakeClock, createMemoryStore } from '@shop/testing';
import { defaultCatalogConfig, type CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { createCatalogClient } from '../create-catalog-client.ts';

export type Reply = Result<HttpResponse, NetworkFailure>;

/** A JSON response, without an envelope unless `body` has the form of one. */
export const json = (body: unknown, over: Partial<HttpResponse> = {}): Reply =>
  ok({
    status: 200,
    contentType: 'application/json; charset=utf-8',
    headers: {},
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...over,
  });
export const result = (value: unknown): Reply => json({ code: 200, result: value });
export const refused = (code: number, error?: string): Reply =>
  json({ code, result: 'no', ...(error === undefined ? {} : { meta: { error } }) });
export const down = (kind: NetworkFailure['kind'] = 'unreachable'): Reply => err({ kind });

/** A response of form A with these documents. */
export const found = (items: readonly unknown[], over: object = {}): Reply =>
  json({ items, total: items.length, perPage: 50, start: 0, aggregations: {}, ...over });

export const sofa = {
  id: 1,
  sku: 'FELHO',
  name: 'Felhő kanapé',
  type_id: 'simple',
  url_key: 'felho-kanape',
};
export const chair = { id: 2, sku: 'SZEK', name: 'Szék', type_id: 'simple', url_key: 'szek' };

/** Body of a search. */
export interface SearchBody {
  readonly type: string;
  readonly size: number;
  readonly from: number;
  readonly sort?: string;
  readonly searchQuery: {
    readonly _appliedFilters: readonly {
      readonly attribute: string;
      readonly value: unknown;
      readonly scope: string;
    }[];
    readonly _appliedSort: readonly { readonly field: string; readonly options: string }[];
    readonly _availableFilters: readonly { readonly field: string }[];
    readonly _searchText: string;
  };
  readonly [name: string]: unknown;
}

/** Returns the body of a sent search. */
export const searchOf = (request: HttpRequest | undefined): SearchBody =>
  JSON.parse(request?.body ?? 'null') as SearchBody;

/** Returns the conditions of a sent search, by attribute. */
export const conditionsOf = (request: HttpRequest | undefined): Record<string, unknown> => {
  const { _appliedFilters: conditions } = searchOf(request).searchQuery;
  return Object.fromEntries(conditions.map(({ attribute, value }) => [attribute, value]));
};

/** A client with the backend `answer`, and its requests, logs and cache. */
export function openBench(
  answer: (request: HttpRequest) => Reply | Promise<Reply>,
  over: {
    readonly config?: Partial<CatalogConfig>;
    readonly ports?: Partial<CatalogPorts>;
    readonly store?: KeyValueStore & { failWrites?: unknown };
    /** A rendering server: without a cache. */
    readonly isServer?: boolean;
  } = {},
) {
  const requests: HttpRequest[] = [];
  const logged: [event: string, fields: unknown][] = [];
  const clock = createFakeClock();
  const store = over.store ?? createMemoryStore();
  const note = (event: string, fields?: unknown) => void logged.push([event, fields]);
  let reply = answer;
  const client = createCatalogClient(
    {
      ...defaultCatalogConfig,
      ...(over.isServer === true ? { whenUnreachable: 'fail', cacheMode: 'none' } : {}),
      ...over.config,
    },
    {
      async fetch(request) {
        requests.push(request);
        return reply(request);
      },
      clock,
      log: { info: note, warn: note, error: note },
      ...(over.isServer === true ? {} : { cache: store }),
      ...over.ports,
    },
  );
  return {
    client,
    requests,
    logged,
    clock,
    store,
    /** Replaces the backend's responses from now on. */
    answerWith(next: (request: HttpRequest) => Reply | Promise<Reply>) {
      reply = next;
    },
  };
}

/** Answers searches by entity type, anything else by path. */
export const backend =
  (replies: Readonly<Record<string, Reply>>) =>
  (request: HttpRequest): Reply => {
    const path = request.url.replace(/\?.*$/, '');
    const type = path === '/api/catalog' ? searchOf(request).type : path;
    return replies[type] ?? found([]);
  };

/** Waits until background work has run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}
