import type { Clock, Log } from '@shop/kernel';
import type { OpenSearchEngine } from '../opensearch/create-open-search.ts';
import type { SearchEngine } from '../query/catalog-search.ts';
import type { ProductSource } from './product-source.ts';
import { ViewWriter } from './view-writer.ts';
import type { WriterLock } from './writer-lock.ts';

/** Interval in ms between two attempts to take the lock and to apply time-dependent changes. */
const everyMs = 1_000;
const filledEveryMs = 100;

/**
 * Keeps an engine up to date that several processes search. The process that holds the lock writes the changes of its
 * catalog. The other processes record their changes too, so that each of them can take over.
 */
export interface SearchWriter {
  /** Search engine for the catalog: searches go to the nodes, changes are recorded. */
  readonly search: SearchEngine;
  /** Sets the source of the products of a view. Call it before {@link start}. */
  follow(view: string, source: ProductSource): void;
  start(): void;
  /** Waits until each view has an index: at most `mostMs`, and only while the nodes answer. */
  filled(mostMs: number): Promise<void>;
  /** Frees the lock and closes the connections of the engine. */
  stop(): Promise<void>;
}

export interface SearchWriterPorts {
  readonly engine: OpenSearchEngine;
  readonly lock: WriterLock;
  /** Text that identifies the rules by which the products of a view are analysed. */
  readonly fingerprintOf: (view: string) => string;
  readonly clock: Clock;
  readonly log: Log;
}

export function createSearchWriter(ports: SearchWriterPorts): SearchWriter {
  const { engine, lock, fingerprintOf, clock, log } = ports;
  const sources = new Map<string, ProductSource>();
  const writers = new Map<string, ViewWriter>();
  const stopped = new AbortController();
  let pause = new AbortController();
  let running: Promise<void> | undefined;
  const writerOf = (view: string): ViewWriter => {
    let writer = writers.get(view);
    if (writer === undefined) {
      const fingerprint = fingerprintOf(view);
      const onChange = () => pause.abort();
      writer = new ViewWriter({ view, engine, lock, fingerprint, clock, log, onChange });
      writers.set(view, writer);
    }
    return writer;
  };
  /** Returns true if more can be written at once. */
  const workOn = async ([view, source]: readonly [string, ProductSource]): Promise<boolean> => {
    try {
      return await writerOf(view).work(source);
    } catch (cause) {
      log.warn('search-writer-failed', { view, cause });
      return false;
    }
  };
  const loop = async () => {
    while (!stopped.signal.aborted) {
      pause = new AbortController();
      const wasHeld = lock.isHeld();
      const isHeld = await lock.acquire();
      if (isHeld && !wasHeld) for (const writer of writers.values()) writer.reset();
      let hasMore = false;
      if (isHeld) {
        hasMore = (await Promise.all([...sources].map(workOn))).includes(true);
      } else {
        for (const writer of writers.values()) writer.stayReady();
      }
      // A change interrupts the pause of the writer only.
      const signals = lock.isHeld() ? [pause.signal, stopped.signal] : [stopped.signal];
      if (!hasMore) await clock.wait(everyMs, AbortSignal.any(signals)).catch(() => undefined);
    }
  };
  return {
    search: {
      find: engine.find,
      write: (view, products) => writerOf(view).index.write(view, products),
      patch: (view, patches) => writerOf(view).index.patch(view, patches),
      drop: (view, ids) => writerOf(view).index.drop(view, ids),
      replace: (view, batches) => writerOf(view).index.replace(view, batches),
    },
    follow: (view, source) => void sources.set(view, source),
    start() {
      running ??= loop();
    },
    async filled(mostMs) {
      const untilMs = clock.now() + mostMs;
      for (const view of sources.keys()) {
        while (clock.now() < untilMs) {
          try {
            if (await engine.exists(view)) break;
          } catch (cause) {
            log.warn('search-engine-unavailable', { cause });
            return;
          }
          await clock.wait(filledEveryMs);
        }
      }
    },
    async stop() {
      stopped.abort();
      await lock.close();
      await running;
      await Promise.all([...writers.values()].map((writer) => writer.settled()));
      await engine.close();
    },
  };
}

export type { ProductSource } from './product-source.ts';
export type { WriterLock } from './writer-lock.ts';
