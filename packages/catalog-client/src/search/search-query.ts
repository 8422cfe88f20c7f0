import type { FilterScalar, FilterValue, SearchQuery } from '@shop/contract';
import { plainText } from '@shop/kernel';

/** One condition: operators of the contract (`eq`, `in`, `gte`, …), or a bare value or list, which means `in`. */
export type Condition = FilterValue;

/** Search criteria with the names of the shop. */
export interface SearchCriteria {
  /** Conditions on the product itself. */
  readonly where?: Readonly<Record<string, Condition | undefined>>;
  /** The shopper's filters: a configurable product also matches through its variants. */
  readonly filters?: Readonly<Record<string, Condition | undefined>>;
  /** Facets to count: attribute codes and `price`. */
  readonly facets?: readonly string[] | undefined;
  /** Fields whose minimum and maximum are requested. Source: CC-78. */
  readonly spans?: readonly string[] | undefined;
  /** True if the values of a filtered field, except the price, are counted without its own filter. Source: CC-77. */
  readonly countsWithoutOwn?: boolean | undefined;
  /** `field:dir`, most important first; a field without direction sorts ascending. */
  readonly sort?: string | readonly string[] | undefined;
  readonly text?: string | undefined;
  /** Words of the text that are not filters; `['*']` means all. Source: CC-76. */
  readonly plainWords?: readonly string[] | undefined;
  /** True if one matching word of the text is enough. Source: CC-82. */
  readonly anyWord?: boolean | undefined;
}

/**
 * Builds the body of a search. The order of names does not matter: equal questions give equal bodies, so that they
 * share one cached response and one running request.
 * Bounds: text is trimmed; accents of text and values are composed (NFC); empty conditions (`undefined`, `[]`, `{}`)
 * are left out.
 * Source: CC-12 to CC-14.
 */
export function searchQuery(parts: SearchCriteria): SearchQuery {
  const optionsOf = (field: string) =>
    parts.countsWithoutOwn === true && field !== 'price' ? { withoutOwn: true } : {};
  return {
    _availableFilters: [
      ...[...new Set(parts.facets ?? [])]
        .sort()
        .map((field) => ({ field, scope: 'catalog', options: optionsOf(field) })),
      ...[...new Set(parts.spans ?? [])].sort().map((field) => ({
        field,
        scope: 'catalog',
        options: { ...optionsOf(field), span: true },
      })),
    ],
    _appliedFilters: [
      ...conditions(parts.where, 'default'),
      ...conditions(parts.filters, 'catalog'),
    ],
    _appliedSort: sorts(parts.sort),
    _searchText: plainText(parts.text ?? ''),
    ...(parts.plainWords !== undefined && { _plainWords: [...parts.plainWords] }),
    ...(parts.anyWord === true && { _anyWord: true }),
  };
}

function conditions(
  entries: Readonly<Record<string, Condition | undefined>> | undefined,
  scope: 'default' | 'catalog',
): SearchQuery['_appliedFilters'] {
  return Object.entries(entries ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([attribute, value]) => {
      const operators = asOperators(value);
      return operators === undefined ? [] : [{ attribute, value: operators, scope }];
    });
}

function asOperators(
  value: Condition | undefined,
): Record<string, FilterScalar | FilterScalar[]> | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : { in: value.map(composed) };
  if (typeof value !== 'object' || value === null) return { in: [composed(value)] };
  const operators = Object.entries(value).map(([operator, operand]) => [
    operator,
    Array.isArray(operand) ? operand.map(composed) : composed(operand),
  ]);
  return operators.length === 0 ? undefined : Object.fromEntries(operators);
}

function composed(scalar: FilterScalar): FilterScalar {
  return typeof scalar === 'string' ? scalar.normalize('NFC') : scalar;
}

function sorts(sort: string | readonly string[] | undefined): SearchQuery['_appliedSort'] {
  const list = typeof sort === 'string' ? [sort] : (sort ?? []);
  return list.flatMap((entry) => {
    const [field, direction] = entry.split(':');
    if (field === undefined || field === '') return [];
    return [{ field, options: direction === 'desc' ? 'desc' : 'asc' }];
  });
}
