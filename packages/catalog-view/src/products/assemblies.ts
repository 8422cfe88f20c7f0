/** Bundles and grouped products, and the articles each consists of. */
export interface Assemblies {
  /** Takes these in place of the parts it had; none: it is not sold as its parts. */
  set(id: string, parts: readonly string[]): void;
  /** The parts of one; none for what is not sold as its parts. */
  partsOf(id: string): readonly string[];
  /** Ids of those that have one of these articles among their parts. */
  of(skus: Iterable<string>): readonly string[];
}

export function createAssemblies(): Assemblies {
  const partsOf = new Map<string, readonly string[]>();
  const idsOf = new Map<string, Set<string>>();
  return {
    set(id, parts) {
      for (const sku of partsOf.get(id) ?? []) idsOf.get(sku)?.delete(id);
      partsOf.delete(id);
      if (parts.length > 0) partsOf.set(id, parts);
      for (const sku of parts) {
        const ids = idsOf.get(sku);
        if (ids === undefined) idsOf.set(sku, new Set([id]));
        else ids.add(id);
      }
    },
    partsOf: (id) => partsOf.get(id) ?? [],
    of(skus) {
      const ids = new Set<string>();
      for (const sku of skus) for (const id of idsOf.get(sku) ?? []) ids.add(id);
      return [...ids];
    },
  };
}
