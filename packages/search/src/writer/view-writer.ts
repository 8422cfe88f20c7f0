import type { Clock, Log } from '@shop/kernel';
import type { OpenSearchEngine } from '../opensearch/create-open-search.ts';
import type { SearchIndex } from '../query/catalog-search.ts';
import * as v from 'valibot';
import { IndexFill } from './index-fill.ts';
import type { ProductSource } from './product-source.ts';
import { createViewChanges, type ChangeBatch, type ViewChanges } from './view-changes.ts';
import type { WriterLock } from './writer-lock.ts';

/** Interval in ms between two marks. */
const markEveryMs = 5_000;
/** Maximum difference in ms between the clocks of two machines. */
const clockDriftMs = 30_000;
/** Delay in ms before a failed fill is repeated. */
const fillAgainMs = 2_000;

/** Mark stored with the products: the index has all changes committed before `currentAt`. */
const writerMark = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ fingerprint: v.string(), currentAt: v.number() }),
);

export interface ViewWriterPorts {
  /** Code of the store view. */
  readonly view: string;
  readonly engine: Omit<OpenSearchEngine, 'find' | 'close'>;
  readonly lock: Pick<WriterLock, 'isHeld' | 'acquire'>;
  /** Text that identifies the rules by which products are analysed. */
  readonly fingerprint: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after each recorded change. */
  readonly onChange: () => void;
}

/** Records the changes of one store view. Only the process that is the writer writes them. */
export class ViewWriter {
  /** Records the changes of the catalog of this process. */
  readonly index: SearchIndex;
  private readonly ports: ViewWriterPorts;
  private readonly changes: ViewChanges;
  /** State of the index as known to this process. */
  private state: 'unknown' | 'current' | 'outdated' = 'unknown';
  /** `completeSince` of the changes when the state was determined: a later value means that changes were lost. */
  private completeSince = 0;
  private markedAt = 0;
  private fillAt = 0;
  private fill: IndexFill | undefined;
  private filling: Promise<void> | undefined;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(ports: ViewWriterPorts) {
    this.ports = ports;
    this.changes = createViewChanges(() => ports.clock.now());
    this.index = recorder(this.changes, ports.onChange);
  }

  /** Discards the known state of the index: another process may have written it. */
  reset(): void {
    this.state = 'unknown';
  }

  /** Called in a process that is not the writer: drops old changes. */
  stayReady(): void {
    this.changes.forgetOld();
  }

  /** Waits for the running fill, if any. */
  async settled(): Promise<void> {
    await this.filling;
  }

  /**
   * One step of the writer: writes recorded changes, and fills a new index if the current one may lack some. Returns
   * true if more can be written at once. Errors: rejects while the database or no node answers.
   */
  async work(source: ProductSource): Promise<boolean> {
    await source.keepPricesCurrent();
    if (this.state === 'unknown') await this.findState();
    const { completeSince } = this.changes;
    if (this.state === 'current' && completeSince !== this.completeSince) this.state = 'outdated';
    if (this.state === 'outdated' && this.filling === undefined) {
      if (this.ports.clock.now() < this.fillAt) return false;
      this.filling = this.fillNewIndex(source).finally(() => {
        this.filling = undefined;
        this.ports.onChange();
      });
    }
    const round = this.writeChanges(source);
    this.writing = round.catch(() => undefined);
    const hasMore = await round;
    if (this.state === 'current' && this.filling === undefined && !hasMore) await this.mark(source);
    return hasMore;
  }

  private async findState(): Promise<void> {
    const { engine, view, fingerprint, log } = this.ports;
    const mark = v.safeParse(writerMark, await engine.readMark(view));
    this.completeSince = this.changes.completeSince;
    const isCurrent =
      mark.success &&
      mark.output.fingerprint === fingerprint &&
      this.completeSince <= mark.output.currentAt - clockDriftMs;
    this.state = isCurrent ? 'current' : 'outdated';
    log.info('search-index-found', { view, state: this.state });
  }

  /** Writes the oldest recorded changes. Returns true if there are more. */
  private async writeChanges(source: ProductSource): Promise<boolean> {
    const { engine, view, lock, log } = this.ports;
    if (this.changes.size === 0 || this.fill?.isSwitching === true) return false;
    if (!(await lock.acquire())) return false;
    const { fill } = this;
    const batch = this.changes.take();
    fill?.add(idsOf(batch));
    const products = await source.byId(batch.whole).catch((cause: unknown) => {
      this.changes.addPatches(batch.patches);
      this.changes.addWhole(batch.whole);
      throw cause;
    });
    const existing = new Set(products.map(({ id }) => id));
    const deleted = batch.whole.filter((id) => !existing.has(id));
    try {
      if (batch.patches.length > 0) await engine.patch(view, batch.patches);
      if (products.length > 0) await engine.write(view, products);
      if (deleted.length > 0) await engine.drop(view, deleted);
    } catch (cause) {
      // A running fill writes them again.
      if (fill === undefined) this.loseChanges();
      log.warn('search-write-failed', { view, cause });
      return false;
    }
    return this.changes.size > 0;
  }

  private async fillNewIndex(source: ProductSource): Promise<void> {
    const { engine, view, lock, clock, log } = this.ports;
    const startedAt = clock.now();
    // The fill reads the products of the recorded changes.
    this.changes.addAll();
    const { completeSince } = this.changes;
    this.completeSince = completeSince;
    const fill = new IndexFill(source, lock);
    this.fill = fill;
    try {
      const lastChanges = async () => {
        await this.writing;
        return idsOf(this.changes.take(Infinity));
      };
      await engine.replace(view, fill.batches(lastChanges));
      // A product that was deleted during the fill may be in the new index.
      this.changes.addWhole([...fill.deleted]);
      this.state = this.changes.completeSince === completeSince ? 'current' : 'outdated';
      this.markedAt = 0;
      log.info('search-index-filled', { view, ms: clock.now() - startedAt });
    } catch (cause) {
      this.loseChanges();
      this.fillAt = clock.now() + fillAgainMs;
      log.warn('search-index-not-filled', { view, cause });
    } finally {
      this.fill = undefined;
    }
  }

  /** Handles changes that were taken but not written: the index becomes outdated. */
  private loseChanges(): void {
    this.changes.addAll();
    this.state = 'outdated';
  }

  /** Stores, every 5 s, the time up to which the index has all changes, so that the next writer can continue it. */
  private async mark(source: ProductSource): Promise<void> {
    const { engine, view, fingerprint, clock, log } = this.ports;
    const currentAt = clock.now();
    if (currentAt - this.markedAt < markEveryMs) return;
    await source.refresh();
    const { size, completeSince } = this.changes;
    if (size > 0 || completeSince !== this.completeSince) return;
    try {
      await engine.writeMark(view, JSON.stringify({ fingerprint, currentAt }));
      this.markedAt = currentAt;
    } catch (cause) {
      // The index may have been deleted.
      this.state = 'unknown';
      log.warn('search-write-failed', { view, cause });
    }
  }
}

function recorder(changes: ViewChanges, onChange: () => void): SearchIndex {
  return {
    async write(_view, products) {
      changes.addWhole(products.map(({ id }) => id));
      onChange();
    },
    async patch(_view, patches) {
      changes.addPatches(patches);
      onChange();
    },
    async drop(_view, ids) {
      changes.addWhole(ids);
      onChange();
    },
    async replace(_view, batches) {
      // The catalog fills its directory as a side effect of this iteration.
      const products = batches[Symbol.asyncIterator]();
      while ((await products.next()).done !== true);
      changes.addAll();
      onChange();
    },
  };
}

function idsOf({ whole, patches }: ChangeBatch): readonly string[] {
  return [...whole, ...patches.map(({ id }) => id)];
}
