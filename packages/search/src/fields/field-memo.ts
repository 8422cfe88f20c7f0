import { LRUCache } from 'lru-cache';

/** Bytes an entry costs beside its name and its value. */
const entryCost = 200;
/** A longer name is that of a question nobody asks twice. */
const longestName = 4_000;
/** No entry may push out more of the others than this share of all. */
const largestShare = 1 / 16;

/** Answers worked out from the fields of documents, kept until one of those fields changes. */
export class FieldMemo<T extends object> {
  private readonly known: LRUCache<
    string,
    { readonly value: T; readonly fields: readonly string[] }
  >;

  /** `maxBytes`: of answers and the names they are kept under, those asked last. `sizeOf`: of an answer, in bytes. */
  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.known = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes * largestShare,
      sizeCalculation: ({ value }, name) => sizeOf(value) + 2 * name.length + entryCost,
    });
  }

  /** Bytes of what is kept. */
  get byteLength(): number {
    return this.known.calculatedSize;
  }

  get(name: string): T | undefined {
    return this.known.get(name)?.value;
  }

  /** `fields`: what the answer depends on. One that is too large, or has too long a name, is not kept. */
  set(name: string, value: T, fields: readonly string[]): void {
    if (name.length <= longestName) this.known.set(name, { value, fields });
  }

  /** Drops what depends on one of these fields. */
  forget(changed: ReadonlySet<string>): void {
    for (const [name, { fields }] of this.known.entries()) {
      if (fields.some((field) => changed.has(field))) this.known.delete(name);
    }
  }

  clear(): void {
    this.known.clear();
  }
}
