import { toSource } from '@shop/catalog-documents';

const comparisons = ['gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq'];
const operators: ReadonlySet<string> = new Set(
  ['eq', 'in', 'neq', 'nin', 'or', 'nor', 'like'].concat(
    comparisons,
    comparisons.map((name) => `or${name.slice(0, 1).toUpperCase()}${name.slice(1)}`),
  ),
);
const maxDepth = 5;

/**
 * A GraphQL filter as parts of a search query: `{ price: { gte: 1 } }` is a condition,
 * `{ color: { scope: "catalog" } }` requests that facet, nested objects are dotted fields. A condition of the
 * scope `catalog` is counted too: clients send one entry per field, so they cannot ask for both.
 * Source: wire contract 6, GraphQL mode.
 */
export function filterParts(filter: unknown): {
  readonly applied: readonly unknown[];
  readonly available: readonly unknown[];
} {
  const applied: unknown[] = [];
  const available: unknown[] = [];
  const walk = (value: unknown, path: string, depth: number) => {
    const fields = toSource(value);
    if (fields === undefined) {
      applied.push({ attribute: path, value });
      return;
    }
    const { scope, ...conditions } = fields;
    const names = Object.keys(conditions);
    const isCondition = names.some((name) => operators.has(name));
    if (isCondition) {
      applied.push({
        attribute: path,
        value: conditions,
        scope,
      });
    } else if (depth < maxDepth) {
      for (const name of names) walk(conditions[name], `${path}.${name}`, depth + 1);
    }
    if ((isCondition || names.length === 0) && [scope].flat().includes('catalog')) {
      available.push({ field: path, scope: 'catalog' });
    }
  };
  for (const [name, value] of Object.entries(toSource(filter) ?? {})) walk(value, name, 1);
  return { applied, available };
}
