/** One sort key. */
export interface SortClause {
  readonly field: string;
  readonly descending: boolean;
}

/** Maximum number of sort keys; the rest is ignored. */
const maxSteps = 4;

/**
 * Returns the sort order of a search: its `_appliedSort`, then the `sort` parameter, which has `field:dir` parts joined
 * by commas; ascending without a direction. Source: wire contract 2.1, 2.2.
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

/** `asc`, `desc`, or an object as in Elasticsearch: `{ order: 'desc' }`. */
function direction(options: unknown): string | undefined {
  if (typeof options === 'string') return options;
  const order = (options as { order?: unknown } | null | undefined)?.order;
  return typeof order === 'string' ? order : undefined;
}
