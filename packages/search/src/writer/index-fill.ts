import type { IndexedProduct } from '../query/catalog-search.ts';
import type { ProductSource } from './product-source.ts';
import type { WriterLock } from './writer-lock.ts';

/** Maximum number of changed products that may wait for the switch to the new index. */
const fewProducts = 200;
/** Maximum number of passes over the changed products before other changes are held back. */
const mostRounds = 5;
const sliceSize = 100;

/** Reads all products for a new index, then those that changed in the meantime. */
export class IndexFill {
  /** True while other changes wait: the last ones are written, then searches switch to the new index. */
  isSwitching = false;
  /** Products that were deleted while the fill read. */
  readonly deleted = new Set<string>();
  private readonly changed = new Set<string>();
  private readonly source: ProductSource;
  private readonly lock: Pick<WriterLock, 'isHeld' | 'acquire'>;

  constructor(source: ProductSource, lock: Pick<WriterLock, 'isHeld' | 'acquire'>) {
    this.source = source;
    this.lock = lock;
  }

  /** Adds products that changed since the fill began. */
  add(ids: readonly string[]): void {
    for (const id of ids) this.changed.add(id);
  }

  /**
   * @param lastChanges - Waits for a running write and returns the products that have changed until now.
   * @throws Error if another process is the writer.
   */
  async *batches(
    lastChanges: () => Promise<readonly string[]>,
  ): AsyncGenerator<readonly IndexedProduct[]> {
    for await (const batch of this.source.all()) {
      if (!this.lock.isHeld()) throw lostLock();
      yield batch;
    }
    for (let round = 0; this.changed.size > fewProducts && round < mostRounds; round++) {
      yield* this.readChanged();
    }
    this.isSwitching = true;
    this.add(await lastChanges());
    yield* this.readChanged();
    if (!(await this.lock.acquire())) throw lostLock();
  }

  private async *readChanged(): AsyncGenerator<readonly IndexedProduct[]> {
    const ids = [...this.changed];
    this.changed.clear();
    for (let at = 0; at < ids.length; at += sliceSize) {
      const slice = ids.slice(at, at + sliceSize);
      const products = await this.source.byId(slice);
      const existing = new Set(products.map(({ id }) => id));
      for (const id of slice) {
        if (existing.has(id)) this.deleted.delete(id);
        else this.deleted.add(id);
      }
      if (products.length > 0) yield products;
    }
  }
}

function lostLock(): Error {
  return new Error('Another process is the writer.');
}
