import { LRUCache } from 'lru-cache';

/** Bytes of an entry without its name and its value. */
const entryCost = 200;
/** Longer names are not cached: such a request does not occur twice. */
const longestName = 4_000;
/** Share of the cache that one entry may take. */
const largestShare = 1 / 16;

/** Cache of results computed from fields of documents. An entry is removed when one of its fields changes. */
export class FieldMemo<T extends object> {
  private readonly known: LRUCache<
    string,
    { readonly value: T; readonly fields: readonly string[] }
  >;

  /** `maxBytes`: size of names and values; the least recently used are removed. `sizeOf`: bytes of a value. */
  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.known = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes * largestShare,
      sizeCalculation: ({ value }, name) => sizeOf(value) + 2 * name.length + entryCost,
    });
  }

  /** Bytes of the stored entries. */
  get byteLength(): number {
    return this.known.calculatedSize;
  }

  get(name: string): T | undefined {
    return this.known.get(name)?.value;
  }

  /** Stores a value that depends on `fields`. Ignores a value that is too large or has too long a name. */
  set(name: string, value: T, fields: readonly string[]): void {
    if (name.length <= longestName) this.known.set(name, { value, fields });
  }

  /** Removes the entries that depend on one of these fields. */
  forget(changed: ReadonlySet<string>): void {
    for (const [name, { fields }] of this.known.entries()) {
      if (fields.some((field) => changed.has(field))) this.known.delete(name);
    }
  }

  clear(): void {
    this.known.clear();
  }
}
