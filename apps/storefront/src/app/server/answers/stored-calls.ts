import type { ApiFailure } from '@shop/contract';
import type { CatalogClient, PathTarget } from '@shop/catalog-client';
import { err, ok, type Result } from '@shop/kernel';
import type { AnswerFacts, AnswerStore } from './answer-store.ts';

type StoredCalls = Pick<CatalogClient, 'attributes' | 'lookUpPath'>;

/**
 * The change feed reports their changes completely: a product by its tag, categories and attributes by the tag of every
 * page.
 */
const maxAgeMs = 600_000;

/**
 * Stores responses of calls that pages of different addresses share although their queries differ, for all requests of
 * a process. It does not store that a path is unused: clients can invent paths.
 */
export function storedCalls(
  catalog: StoredCalls,
  store: AnswerStore,
  viewCode: string,
): StoredCalls {
  async function call<T>(
    key: string,
    ask: () => Promise<Result<T, ApiFailure>>,
    tagsOf: (value: T) => readonly string[] | undefined,
  ): Promise<Result<T, ApiFailure>> {
    const storedAnswer = store.read(key);
    if (storedAnswer !== undefined) return ok(storedAnswer.data as T);
    return store.share(key, async () => {
      const start = store.begin();
      const answer = await ask();
      const tags = answer.ok ? tagsOf(answer.value) : undefined;
      if (answer.ok && tags !== undefined) {
        const facts: AnswerFacts = {
          kind: 'frame',
          maxAgeMs,
          tags,
          expiresAt: Infinity,
          // An object takes about three times the memory of its text.
          bytes: 3 * JSON.stringify(answer.value).length,
          products: [],
        };
        store.store(key, answer.value, facts, start);
      }
      return answer;
    });
  }

  return {
    attributes: (which, options) =>
      call(
        `attributes ${viewCode} ${JSON.stringify(which)}`,
        () => catalog.attributes(which, options),
        () => [],
      ),
    lookUpPath: (path, options) =>
      call(
        `path ${viewCode} ${path}`,
        async () => {
          const answer = await catalog.lookUpPath(path, options);
          return answer.ok ? ok(answer.value && addressed(answer.value)) : answer;
        },
        (target) => {
          if (target === undefined) return undefined;
          return target.type === 'product' ? [`P${target.product.id}`] : [];
        },
      ),
  };
}

/**
 * Replaces `lookUpPath` while the paths of the content pages are unknown: a path that is not in the catalog may be a
 * content page, so the result is unknown.
 */
export function withoutNotFound(lookUpPath: StoredCalls['lookUpPath']): StoredCalls['lookUpPath'] {
  return async (path, options) => {
    const answer = await lookUpPath(path, options);
    return answer.ok && answer.value === undefined
      ? err({ kind: 'network', reason: 'unreachable' })
      : answer;
  };
}

/** Removes fields that only the page of the target shows. */
function addressed(target: PathTarget): PathTarget {
  if (target.type === 'product') {
    const { id, name, sku, parentSku, type_id, url_path, slug } = target.product;
    return { type: 'product', product: { id, name, sku, parentSku, type_id, url_path, slug } };
  }
  const { id, name, url_path, slug } = target.category;
  return { type: 'category', category: { id, name, url_path, slug } };
}
