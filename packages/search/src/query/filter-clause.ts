import type { FilterScalar, FilterValue } from '@shop/contract';
import type { RangeBounds } from '../columns/column.ts';

/** Condition of a filter on a field. */
export type FieldTest =
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly bounds: RangeBounds }
  | { readonly kind: 'contains'; readonly text: string }
  | { readonly kind: 'exists' };

/**
 * A test, and how it combines with others. All required clauses must match. At least one of the optional clauses must
 * match, unless there is a required clause that is not negated.
 */
export interface FilterClause {
  readonly required: boolean;
  /** True if the test must not match. */
  readonly negated: boolean;
  readonly test: FieldTest;
}

const rangeKeys: ReadonlyMap<string, keyof RangeBounds> = new Map([
  ['gt', 'gt'],
  ['gte', 'gte'],
  ['lt', 'lt'],
  ['lte', 'lte'],
  ['from', 'gte'],
  ['to', 'lte'],
  ['moreq', 'gte'],
]);

const optionalRangeKeys: ReadonlyMap<string, keyof RangeBounds> = new Map(
  [...rangeKeys].map(([key, bound]) => [
    `or${key.slice(0, 1).toUpperCase()}${key.slice(1)}`,
    bound,
  ]),
);

/**
 * Parses the value of a filter. A plain value means `in`; an object has operators, of which only the first applies.
 * Returns `undefined` if the filter has no condition. Source: wire contract 2.2.
 */
export function filterClause(value: FilterValue): FilterClause | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return must(inTest(value as Operand));
  }
  const operators = value as Readonly<Record<string, Operand>>;
  const first = Object.keys(operators)[0];
  if (first === undefined) return undefined;
  const operand = operators[first] ?? null;
  if (rangeKeys.has(first)) return must(rangeTest(operators, rangeKeys));
  if (optionalRangeKeys.has(first)) return may(rangeTest(operators, optionalRangeKeys));
  switch (first) {
    case 'or':
      return may(inTest(operand), isNothing(operand));
    case 'nor':
      return may(inTest(operand), !isNothing(operand));
    case 'neq':
    case 'nin':
      return must(inTest(operand), true);
    case 'like':
      return must({ kind: 'contains', text: String(firstOf(operand) ?? '').replaceAll('%', '') });
    default:
      return must(inTest(operand));
  }
}

function must(test: FieldTest, negated = false): FilterClause {
  return { required: true, negated, test };
}

function may(test: FieldTest, negated = false): FilterClause {
  return { required: false, negated, test };
}

type Operand = FilterScalar | readonly FilterScalar[];

/** Null tests whether the field exists. */
function inTest(operand: Operand): FieldTest {
  if (isNothing(operand)) return { kind: 'exists' };
  return {
    kind: 'in',
    values: listOf(operand)
      .filter((item) => item !== null)
      .map(String),
  };
}

function rangeTest(
  operators: Readonly<Record<string, Operand>>,
  keys: ReadonlyMap<string, keyof RangeBounds>,
): FieldTest {
  const bounds: { -readonly [Bound in keyof RangeBounds]: RangeBounds[Bound] } = {};
  for (const [key, operand] of Object.entries(operators)) {
    const bound = keys.get(key);
    const limit = firstOf(operand);
    if (bound === undefined || limit === null || limit === undefined) continue;
    bounds[bound] = typeof limit === 'boolean' ? Number(limit) : limit;
  }
  return { kind: 'range', bounds };
}

function isNothing(operand: Operand): boolean {
  return (
    operand === null || (Array.isArray(operand) && operand.length === 1 && operand[0] === null)
  );
}

function listOf(operand: Operand): readonly FilterScalar[] {
  return Array.isArray(operand) ? (operand as readonly FilterScalar[]) : [operand as FilterScalar];
}

function firstOf(operand: Operand): FilterScalar | undefined {
  return listOf(operand)[0];
}
