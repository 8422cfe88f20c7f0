import type { FilterScalar, FilterValue } from '@shop/contract';
import type { IndexedProduct } from '../query/catalog-search.ts';
import type { SearchCriteria } from '../query/search-criteria.ts';

type SearchFilter = SearchCriteria['filters'][number];

/** Result of the naive model: a search result without suggestions and scores of a text. */
export interface NaiveHits {
  readonly ids: readonly string[];
  readonly total: number;
  /** Number of products by value, for each requested field. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Answers a search without text by a scan of all products. Source: wire contract 2.2. */
export function naiveSearch(
  products: readonly IndexedProduct[],
  { filters, sort, facets, from, size }: SearchCriteria,
  locale: string,
): NaiveHits {
  const matchingProducts = products.filter((product) => passes(product, filters));
  const order = new Intl.Collator(locale);
  const compareValues = (field: string, a: string, b: string) =>
    isNumeric(products, field) ? Number(a) - Number(b) : order.compare(a, b);
  const sorted = matchingProducts.toSorted((a, b) => {
    for (const { field, descending } of sort) {
      const [first, second] = [valuesOf(a, field)[0], valuesOf(b, field)[0]];
      if (first === second) continue;
      if (first === undefined) return 1;
      if (second === undefined) return -1;
      const result = compareValues(field, first, second);
      if (result !== 0) return descending ? -result : result;
    }
    return a.id < b.id ? -1 : 1;
  });
  return {
    ids: sorted.slice(from, from + size).map(({ id }) => id),
    total: matchingProducts.length,
    counts: Object.fromEntries(
      facets
        .flatMap((field) => (field === 'price' ? [] : [field, `${field}_options`]))
        .map((field) => [field, countsOf(matchingProducts, field)]),
    ),
  };
}

function passes(product: IndexedProduct, filters: readonly SearchFilter[]): boolean {
  const clauses = filters.flatMap((filter) => {
    const clause = clauseOf(filter.value);
    return clause === undefined ? [] : [{ ...clause, holds: holds(product, filter, clause) }];
  });
  const optional = clauses.filter(({ required }) => !required);
  const hasRequired = clauses.some(({ required, negated }) => required && !negated);
  return (
    clauses.every((clause) => !clause.required || clause.holds) &&
    (optional.length === 0 || hasRequired || optional.some((clause) => clause.holds))
  );
}

interface Clause {
  readonly required: boolean;
  readonly negated: boolean;
  readonly test: (value: string) => boolean;
}

function holds(product: IndexedProduct, { field, isCatalogScope }: SearchFilter, clause: Clause) {
  const name = field === 'price' ? 'final_price' : field;
  const hasOwnMatch = valuesOf(product, name).some((value) => clause.test(value));
  const hasOptionMatch =
    isCatalogScope &&
    product.document['type_id'] === 'configurable' &&
    valuesOf(product, `${name}_options`).some((value) => clause.test(value));
  return (hasOwnMatch || hasOptionMatch) !== clause.negated;
}

function clauseOf(value: FilterValue): Clause | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return { required: true, negated: false, test: among(value as FilterScalar) };
  }
  const operators = value as Readonly<Record<string, FilterScalar | readonly FilterScalar[]>>;
  const [first] = Object.keys(operators);
  if (first === undefined) return undefined;
  const operand = operators[first] ?? null;
  const isNothing = operand === null;
  const range = (name: (key: string) => string) => (text: string) =>
    Object.entries(operators).every(([key, bound]) => {
      const number = Number(text);
      switch (name(key)) {
        case 'gt':
          return number > Number(bound);
        case 'gte':
        case 'from':
          return number >= Number(bound);
        case 'lt':
          return number < Number(bound);
        case 'lte':
        case 'to':
          return number <= Number(bound);
        default:
          return true;
      }
    });
  if (/^(gte?|lte?|from|to)$/.test(first)) {
    return { required: true, negated: false, test: range((key) => key) };
  }
  if (/^or(Gte?|Lte?)$/.test(first)) {
    return { required: false, negated: false, test: range((key) => key.slice(2).toLowerCase()) };
  }
  switch (first) {
    case 'or':
      return { required: false, negated: isNothing, test: among(operand) };
    case 'nor':
      return { required: false, negated: !isNothing, test: among(operand) };
    case 'neq':
    case 'nin':
      return { required: true, negated: true, test: among(operand) };
    case 'like':
      return {
        required: true,
        negated: false,
        test: (text) =>
          text.toLowerCase().includes(String(operand).replaceAll('%', '').toLowerCase()),
      };
    default:
      return { required: true, negated: false, test: among(operand) };
  }
}

/** `null` matches every value. */
function among(operand: FilterScalar | readonly FilterScalar[]): Clause['test'] {
  if (operand === null) return () => true;
  const operands = (Array.isArray(operand) ? operand : [operand]) as readonly FilterScalar[];
  const spelling = (value: unknown) => ({ true: '1', false: '0' })[String(value)] ?? String(value);
  return (text) => operands.some((value) => value !== null && spelling(value) === spelling(text));
}

function valuesOf(product: IndexedProduct, field: string): readonly string[] {
  if (['price', 'final_price', 'price_incl_tax'].includes(field)) {
    return product.price === undefined ? [] : [String(product.price)];
  }
  if (field === 'stock.qty') return [String(product.stock.qty)];
  if (field === 'stock.is_in_stock') return [product.stock.isInStock ? '1' : '0'];
  const walk = (value: unknown, path: readonly string[]): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => walk(item, path));
    const [name, ...innerPath] = path;
    if (name === undefined) {
      return value === undefined || value === null || typeof value === 'object'
        ? []
        : [String(value)];
    }
    return typeof value === 'object' && value !== null
      ? walk((value as Readonly<Record<string, unknown>>)[name], innerPath)
      : [];
  };
  return [...new Set(walk(product.document, field.split('.')))];
}

function isNumeric(products: readonly IndexedProduct[], field: string): boolean {
  return products.every((product) =>
    valuesOf(product, field).every((value) => Number.isFinite(Number(value))),
  );
}

function countsOf(
  products: readonly IndexedProduct[],
  field: string,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const product of products) {
    for (const value of valuesOf(product, field)) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
