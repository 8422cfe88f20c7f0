/** Bundles and grouped products, and the articles each contains. */
export interface Assemblies {
  /** Replaces the parts of a product. No parts: it is not sold as parts. */
  set(id: string, parts: readonly string[]): void;
  /** Returns the parts of a product; none if it is not sold as parts. */
  partsOf(id: string): readonly string[];
  /** Returns the ids of the products that contain one of these articles. */
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
