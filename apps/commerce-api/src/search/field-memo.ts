import { LRUCache } from 'lru-cache';

/** Answers worked out from the fields of documents, kept until one of those fields changes. */
export class FieldMemo<T extends object> {
  private readonly known: LRUCache<
    string,
    { readonly value: T; readonly fields: readonly string[] }
  >;

  /** `max`: answers kept at once, those asked last. */
  constructor(max: number) {
    this.known = new LRUCache({ max });
  }

  get(name: string): T | undefined {
    return this.known.get(name)?.value;
  }

  /** `fields`: what the answer depends on. */
  set(name: string, value: T, fields: readonly string[]): void {
    this.known.set(name, { value, fields });
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
