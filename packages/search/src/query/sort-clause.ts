/** One step of an order. */
export interface SortClause {
  readonly field: string;
  readonly descending: boolean;
}

/** Number of keys a sort order may have; the rest is ignored. */
const maxSteps = 4;

/**
 * The order a search asks for: its `_appliedSort`, then the `sort` parameter, which holds `field:dir` parts
 * joined by commas, ascending where no direction stands. Source: wire contract 2.1, 2.2.
 */
export function sortClauses(
  applied: readonly { readonly field: string; readonly options?: unknown }[],
  sort: string | undefined,
): readonly SortClause[] {
  const fromQuery = applied.map(({ field, options }) => clause(field, direction(options)));
  const fromParameter = (sort ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [field = '', dir] = part.split(':');
      return clause(field, dir);
    });
  const fieldNames = new Set<string>();
  return [...fromQuery, ...fromParameter]
    .filter(({ field }) => field !== '' && !fieldNames.has(field) && fieldNames.add(field))
    .slice(0, maxSteps);
}

function clause(field: string, dir: string | undefined): SortClause {
  return { field, descending: dir?.toLowerCase() === 'desc' };
}

/** `asc`, `desc`, or an object as Elasticsearch takes it: `{ order: 'desc' }`. */
function direction(options: unknown): string | undefined {
  if (typeof options === 'string') return options;
  const order = (options as { order?: unknown } | null | undefined)?.order;
  return typeof order === 'string' ? order : undefined;
}
