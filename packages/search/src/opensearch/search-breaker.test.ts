import { errors } from '@opensearch-project/opensearch';
import { describe, expect, it } from 'vitest';
import { everything } from '../contract/contract-products.ts';
import type { CatalogQuery } from '../query/catalog-search.ts';
import type { SearchHits } from '../query/search-criteria.ts';
import { SearchUnavailableError } from '../query/search-unavailable-error.ts';
import { createSearchBreaker } from './search-breaker.ts';

const chairs: CatalogQuery = { ...everything, view: 'hu', text: 'szék' };
const tables: CatalogQuery = { ...everything, view: 'hu', text: 'asztal' };
const hitsOf = (total: number): SearchHits => ({
  hits: [],
  total,
  aggregations: {},
  suggestions: [],
});

const refusalOf = (statusCode: number) =>
  new errors.ResponseError({
    statusCode,
    body: {},
    headers: null,
    warnings: null,
    meta: {} as never,
  });

/** Breaker with a fake node and a fake clock. */
function makeBreaker() {
  const node = {
    now: 0,
    calls: 0,
    answer: async (): Promise<SearchHits> => hitsOf(1),
  };
  const find = createSearchBreaker(
    async () => {
      node.calls += 1;
      return node.answer();
    },
    () => node.now,
  );
  const fail = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  const open = async () => {
    node.answer = fail;
    for (let failure = 0; failure < 5; failure++) await find(tables).catch(() => undefined);
  };
  return { node, find, fail, open };
}

describe('a search whose node fails', () => {
  it('[SE-25] gets the last answer to the same query', async () => {
    const { node, find, fail } = makeBreaker();
    await find(chairs);
    node.answer = async () => hitsOf(2);
    await find(chairs);
    node.answer = fail;
    expect(await find(chairs)).toEqual(hitsOf(2));
  });

  it('[SE-25] is rejected when no search had the same query, with the reason and a time to wait', async () => {
    const { node, find, fail } = makeBreaker();
    await find(chairs);
    node.answer = fail;
    const error: unknown = await find(tables).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SearchUnavailableError);
    expect(error).toMatchObject({
      retryAfterMs: 2_000,
      cause: { message: 'connect ECONNREFUSED' },
    });
  });

  it('[SE-25] is rejected when the last answer is older than 10 minutes', async () => {
    const { node, find, fail } = makeBreaker();
    await find(chairs);
    node.answer = fail;
    node.now = 600_000;
    expect(await find(chairs)).toEqual(hitsOf(1));
    node.now = 600_001;
    await expect(find(chairs)).rejects.toThrow(SearchUnavailableError);
  });

  it('[SE-25] gets the error of the node if that refuses the query', async () => {
    const { node, find } = makeBreaker();
    await find(chairs);
    const refusal = refusalOf(400);
    node.answer = async () => {
      throw refusal;
    };
    await expect(find(chairs)).rejects.toBe(refusal);
  });

  it.each([429, 503])('[SE-25] gets, after status %i, the last answer', async (status) => {
    const { node, find } = makeBreaker();
    await find(chairs);
    node.answer = async () => {
      throw refusalOf(status);
    };
    expect(await find(chairs)).toEqual(hitsOf(1));
  });
});

describe('the breaker', () => {
  it('[SE-26] opens after 5 failures in a row, and not before', async () => {
    const { node, find, fail } = makeBreaker();
    node.answer = fail;
    for (let failure = 0; failure < 4; failure++) await find(tables).catch(() => undefined);
    node.answer = async () => hitsOf(1);
    await find(chairs);
    node.answer = fail;
    for (let failure = 0; failure < 9; failure++) await find(chairs);
    // 4 failures, a success, 5 failures; 4 searches were answered without a call of the node.
    expect(node.calls).toBe(10);
  });

  it('[SE-26] lets one search through every 2 s while it is open', async () => {
    const { node, find, open } = makeBreaker();
    await find(chairs);
    await open();
    const before = node.calls;
    node.now = 1_999;
    await Promise.all([find(chairs), find(chairs)]);
    expect(node.calls).toBe(before);
    node.now = 2_000;
    await Promise.all([find(chairs), find(chairs)]);
    expect(node.calls).toBe(before + 1);
    node.now = 3_999;
    await find(chairs);
    expect(node.calls).toBe(before + 1);
  });

  it('[SE-26] closes with the first search that succeeds', async () => {
    const { node, find, open } = makeBreaker();
    await find(chairs);
    await open();
    node.answer = async () => hitsOf(7);
    expect(await find(chairs)).toEqual(hitsOf(1));
    node.now = 2_000;
    expect(await find(chairs)).toEqual(hitsOf(7));
    expect(await find(tables)).toEqual(hitsOf(7));
  });
});
