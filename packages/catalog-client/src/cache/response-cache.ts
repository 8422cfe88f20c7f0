import { searchAnswer, type SearchAnswer } from '@shop/contract';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import * as v from 'valibot';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { fingerprint } from './fingerprint.ts';

/** Cached response. */
export interface CachedResponse {
  readonly answer: SearchAnswer;
  readonly savedAt: EpochMs;
}

/** Cached responses of searches, by their question. Never throws; a broken entry counts as absent. */
export interface ResponseCache {
  read(question: string): Promise<CachedResponse | undefined>;
  /** Stores a response with items; an empty one removes the stored response. */
  write(question: string, answer: SearchAnswer): Promise<void>;
}

const entry = v.object({ question: v.string(), savedAt: v.number(), answer: searchAnswer });

/** Creates the response cache of a client; `undefined` without a store. Source: CC-21 to CC-26. */
export function createResponseCache(
  config: Pick<CatalogConfig, 'cacheTtlMs'>,
  ports: Pick<CatalogPorts, 'cache' | 'clock' | 'log'>,
): ResponseCache | undefined {
  const { cache: store, clock, log } = ports;
  if (store === undefined) return undefined;
  return {
    async read(question) {
      const storedEntry = v.safeParse(entry, await store.get(keyOf(question)));
      if (!storedEntry.success || storedEntry.output.question !== question) return undefined;
      const { answer, savedAt } = storedEntry.output;
      // After the clock was set back, an entry may be dated in the future: it counts as too old.
      const age = clock.now() - savedAt;
      if (age < 0 || age > config.cacheTtlMs) return undefined;
      return { answer, savedAt: unsafeBrand<EpochMs>(savedAt) };
    },

    async write(question, answer) {
      const key = keyOf(question);
      if (answer.items.length === 0) {
        await store.delete(key);
        return;
      }
      const value = { question, savedAt: clock.now(), answer };
      const writeResult = await store.set(key, value);
      if (writeResult.ok || writeResult.error.kind !== 'quota') return;
      log.warn('catalog-cache-cleared', { reason: 'quota' });
      await store.clear();
      await store.set(key, value);
    },
  };
}

/** Products are stored under their sku, other questions under a fingerprint; the entry contains the whole question. */
function keyOf(question: string): string {
  return question.startsWith('product:') ? question : `search:${fingerprint(question)}`;
}
