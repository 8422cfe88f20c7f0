import { join } from 'node:path';
import {
  createMemorySearch,
  SearchUnavailableError,
  type IndexedProduct,
  type SearchEngine,
  type SearchHits,
} from '@shop/search';
import {
  catalogSearchContract,
  contractProduct,
  contractSettings,
  everything,
} from '@shop/search/contract';
import { createOpenSearch } from '@shop/search/opensearch';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  missingForOpenSearch,
  startOpenSearch,
  type OpenSearchNode,
} from '../../../../../tooling/opensearch/start-open-search.ts';
import { createTestApi } from '../../test/api.ts';
import { endProcess } from '../../test/api-process.ts';
import { gradedQueries } from '../../test/graded-queries.ts';
import { importFolder } from '../../test/import-folder.ts';
import {
  askSearch,
  startSharedSearch,
  wholeAnswer,
  type SearchAnswer,
  type SearchBackend,
  type SharedSearch,
} from '../../test/shared-search.ts';

const startMs = 480_000;
const comparisonMs = 600_000;
const sharedMs = 60_000;
/** Timeout until a change is visible: one or two seconds on an idle machine, longer on a busy one. */
const seenMs = sharedMs / 2;
/** Compares every n-th graded query: each takes up to five requests. GRADED_QUERIES=all compares all. */
const gradedStep = process.env['GRADED_QUERIES'] === 'all' ? 1 : 4;
/** Texts with many synonyms of several words: their queries are the longest. A node accepts 1,024 clauses. */
const longest: Readonly<Record<string, readonly string[]>> = {
  hu: ['sarok kanapé', 'sarokkanapé', 'tévéállvány'],
  de: ['Ausziehtisch', 'Fernsehschrank'],
};
let node: OpenSearchNode | undefined;
let engines = 0;

const makeEngine = (settingsOf: Parameters<typeof createOpenSearch>[0]) =>
  createOpenSearch(settingsOf, {
    url: node?.url ?? '',
    prefix: `test${engines++}`,
    // Long enough for a busy machine.
    searchMs: 60_000,
  });

describe.skipIf(missingForOpenSearch() !== undefined)('the engine over OpenSearch', () => {
  beforeAll(async () => {
    node = await startOpenSearch();
  }, startMs);
  afterAll(() => node?.stop());

  catalogSearchContract(
    async (settingsOf) => makeEngine(settingsOf),
    // Each query is a request, and each set of products an index.
    { runs: 8, queriesPerRun: 50 },
  );

  it('answers known searches only while its node does not answer, and all of them after', async () => {
    const options = { url: node?.url ?? '', prefix: `test${engines++}` };
    const impatient = createOpenSearch(contractSettings, { ...options, searchMs: 1_000 });
    const patient = createOpenSearch(contractSettings, { ...options, searchMs: 60_000 });
    const known = { ...everything, view: 'hu' };
    const unknown = { ...known, from: 1 };
    const totalOf = async (query: typeof known) => (await impatient.find(query)).total;
    /** Waits until a search finds this number of products, also on a busy machine. */
    const findsInTheEnd = (total: number, query: typeof known) =>
      vi.waitFor(async () => expect(await totalOf(query)).toBe(total), {
        timeout: 60_000,
        interval: 100,
      });
    await patient.write('hu', [contractProduct('1')]);
    await findsInTheEnd(1, known);

    await node?.pause();
    try {
      for (let failure = 0; failure < 5; failure++) {
        await expect(totalOf(unknown)).rejects.toThrow(SearchUnavailableError);
      }
      expect(await totalOf(known)).toBe(1);
    } finally {
      node?.resume();
    }
    await patient.write('hu', [contractProduct('2')]);
    await findsInTheEnd(2, unknown);
    await findsInTheEnd(2, known);
    await Promise.all([impatient.close(), patient.close()]);
  }, 180_000);

  describe('two backends on one node', () => {
    let shared: SharedSearch;
    beforeAll(async () => {
      shared = await startSharedSearch(node?.url ?? '');
    }, startMs);
    afterAll(() => shared.stop(), startMs);

    /** Waits until these backends find the article first. */
    const untilCheapest = (sku: string, backends: readonly SearchBackend[]) =>
      vi.waitFor(
        async () => {
          for (const backend of backends) {
            expect((await askSearch(backend, { isCheapestFirst: true })).firstSku).toBe(sku);
          }
        },
        { timeout: seenMs, interval: 50 },
      );

    it('find listings, counts and texts in the node, and one of them writes it', async () => {
      for (const backend of shared.backends) {
        expect(await askSearch(backend)).toEqual(wholeAnswer);
        const found = await askSearch(backend, { text: 'komod' });
        expect([found.total, found.firstSku]).toEqual([1, 'SKU-7']);
      }
      expect(await shared.indices()).toHaveLength(1);
      expect(shared.backends.filter((backend) => backend.isWriter())).toHaveLength(1);
    });

    it(
      'find a price that a command has changed',
      async () => {
        await shared.makeCheapest('SKU-42');
        await untilCheapest('SKU-42', shared.backends);
        expect((await askSearch(shared.backends[0]!, { isCheapestFirst: true })).total).toBe(
          wholeAnswer.total,
        );
      },
      sharedMs,
    );

    it(
      'answer from a whole index while another is filled under load',
      async () => {
        const [former] = await shared.indices();
        const done = new AbortController();
        const answers: SearchAnswer[] = [];
        const load = shared.backends.flatMap((backend) =>
          [0, 1].map(async () => {
            while (!done.signal.aborted) answers.push(await askSearch(backend));
          }),
        );
        try {
          await shared.shop('reindex');
          await vi.waitFor(async () => expect((await shared.indices())[0]).not.toBe(former), {
            timeout: seenMs,
            interval: 20,
          });
          await untilCheapest('SKU-42', shared.backends);
        } finally {
          done.abort();
          await Promise.all(load);
        }
        expect(answers.length).toBeGreaterThan(20);
        for (const answer of answers) expect(answer).toEqual(wholeAnswer);
      },
      sharedMs,
    );

    it(
      'answer known searches while the node does not, refuse others with 503, and recover with what has changed meanwhile',
      async () => {
        for (const backend of shared.backends) await askSearch(backend);
        await node?.pause();
        try {
          const unknown = { size: 3 };
          const failed = await Promise.all(
            shared.backends.flatMap((backend) =>
              Array.from({ length: 5 }, () => askSearch(backend, unknown)),
            ),
          );
          for (const { status, retryAfter } of failed) {
            expect(status).toBe(503);
            expect(Number(retryAfter)).toBeGreaterThan(0);
          }
          for (const backend of shared.backends)
            expect(await askSearch(backend)).toEqual(wholeAnswer);
          await shared.makeCheapest('SKU-43');
        } finally {
          node?.resume();
        }
        await untilCheapest('SKU-43', shared.backends);
      },
      sharedMs,
    );

    it(
      'never answer from a part of the products where an index was lost, and fill it again',
      async () => {
        await fetch(`${node?.url}/${(await shared.indices()).join()}`, { method: 'DELETE' });
        const change = shared.makeCheapest('SKU-44');
        const answers: SearchAnswer[] = [];
        await vi.waitFor(
          async () => {
            for (const backend of shared.backends)
              answers.push(await askSearch(backend, { isCheapestFirst: true }));
            expect(answers.slice(-2).map(({ firstSku }) => firstSku)).toEqual(['SKU-44', 'SKU-44']);
          },
          { timeout: seenMs, interval: 50 },
        );
        await change;
        const totals = answers.filter(({ status }) => status === 200).map(({ total }) => total);
        expect(new Set(totals)).toEqual(new Set([wholeAnswer.total]));
      },
      sharedMs,
    );

    it(
      'have another writer when the writer is killed, and lack no change',
      async () => {
        const writer = shared.backends.find((backend) => backend.isWriter());
        if (writer === undefined) throw new Error('No backend is the writer.');
        const others = shared.backends.filter((backend) => backend !== writer);
        const change = shared.makeCheapest('SKU-45');
        await endProcess(writer.child, 'SIGKILL');
        await vi.waitFor(() => expect(others.some((backend) => backend.isWriter())).toBe(true), {
          timeout: seenMs,
          interval: 20,
        });
        await change;
        await untilCheapest('SKU-45', others);
      },
      sharedMs,
    );
  });

  it(
    'answers graded queries as the engine in memory does, in all store views',
    async () => {
      let memory: SearchEngine | undefined;
      let remote: SearchEngine | undefined;
      const api = await createTestApi({
        routes: [],
        config: { multistore: true },
        search(settingsOf) {
          memory = createMemorySearch(settingsOf);
          remote = makeEngine(settingsOf);
          return withCopy(memory, remote);
        },
      });
      try {
        await importFolder(api.context.sql, join(api.context.config.contentDir, 'catalog'));
        await api.load([]);
        const differences: string[] = [];
        let answered = 0;
        for (const [view, queries] of Object.entries(gradedQueries)) {
          const graded = queries.filter((_, at) => at % gradedStep === 0).map(({ text }) => text);
          for (const text of [...graded, ...(longest[view] ?? [])]) {
            const query = {
              view,
              text,
              filters: [{ field: 'visibility', value: { in: [2, 3, 4] }, isCatalogScope: false }],
              sort: [],
              facets: ['color', 'price'],
              from: 0,
              size: 24,
            };
            const [expected, actual] = await Promise.all([
              memory?.find(query),
              remote?.find(query),
            ]);
            if ((expected?.total ?? 0) > 0) answered += 1;
            if (comparable(actual) !== comparable(expected)) {
              differences.push(
                `${view} ${text}\n  ${comparable(expected)}\n  ${comparable(actual)}`,
              );
            }
          }
        }
        expect(answered).toBeGreaterThan(300 / gradedStep);
        expect(differences).toEqual([]);
      } finally {
        await api.close();
      }
    },
    comparisonMs,
  );
});

/** Returns all fields of a response, with scores to five digits: those of OpenSearch are 32-bit floats. */
function comparable(hits: SearchHits | undefined): string {
  return JSON.stringify({
    ...hits,
    hits: hits?.hits.map(({ id, score }) => [id, score.toPrecision(5)]),
  });
}

/** Passes each change to a second engine as well. */
function withCopy(first: SearchEngine, second: SearchEngine): SearchEngine {
  return {
    find: (query) => first.find(query),
    async write(view, products) {
      await first.write(view, products);
      await second.write(view, products);
    },
    async patch(view, patches) {
      await first.patch(view, patches);
      await second.patch(view, patches);
    },
    async drop(view, ids) {
      await first.drop(view, ids);
      await second.drop(view, ids);
    },
    async replace(view, batches) {
      const all: (readonly IndexedProduct[])[] = [];
      for await (const products of batches) all.push(products);
      await first.replace(view, listed(all));
      await second.replace(view, listed(all));
    },
  };
}

async function* listed(
  batches: readonly (readonly IndexedProduct[])[],
): AsyncGenerator<readonly IndexedProduct[]> {
  yield* batches;
}
