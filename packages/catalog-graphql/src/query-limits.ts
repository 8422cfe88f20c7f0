import { defaultSearchSize } from '@shop/contract';
import {
  Kind,
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** Limits of one GraphQL query. */
export const queryLimits = {
  /** Tokens of its text. */
  tokens: 1_000,
  /** Nesting depth of fields. Below `__schema`, graphql's own rule counts. */
  depth: 8,
  /** Documents that may be read, plus one for each requested field. A whole catalog page of 4,000 fits once. */
  cost: 5_000,
} as const;

/** Assumed length of a list without pages: attributes, tax rules and CMS entries are returned all at once. */
const unpagedDocuments = 150;
/** Number of documents on a page if the query gives no size. */
export const defaultPageSize = 20;

/** Depth of a query and its maximum cost. */
export interface QuerySize {
  readonly depth: number;
  readonly cost: number;
}

/**
 * Measures a query before anything else reads it. Fragments count where they are used; `@skip` and `@include` are
 * ignored. Steps: one per selection of the text, however often fragments are used.
 */
export function querySize(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): QuerySize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const sizes = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? operationSize(definition, fragments, variables)
      : { depth: 0, cost: 0 },
  );
  return {
    depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
    cost: Math.max(0, ...sizes.map(({ cost }) => cost)),
  };
}

function operationSize(
  { variableDefinitions = [], selectionSet }: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Readonly<Record<string, unknown>>,
): QuerySize {
  const argumentValues: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(
      variableDefinitions.map(({ variable, defaultValue }) => [
        variable.name.value,
        wholeNumber(defaultValue),
      ]),
    ),
    ...variables,
  };
  const sizes = new Map<string, QuerySize>();

  const ofFragment = (name: string): QuerySize => {
    const measured = sizes.get(name);
    if (measured !== undefined) return measured;
    // Set before measuring, so that a fragment that contains itself ends.
    sizes.set(name, { depth: 0, cost: 0 });
    const size = ofSelection(fragments.get(name)?.selectionSet);
    sizes.set(name, size);
    return size;
  };
  const ofSelection = (selection: SelectionSetNode | undefined): QuerySize => {
    let depth = 0;
    let cost = 0;
    for (const node of selection?.selections ?? []) {
      if (node.kind === Kind.FIELD) {
        const isSchema = node.name.value.startsWith('__');
        const inner = ofSelection(node.selectionSet);
        depth = Math.max(depth, isSchema ? 1 : inner.depth + 1);
        cost += 1 + inner.cost + documentsOf(node.name.value, node.arguments ?? [], argumentValues);
      } else {
        const inner =
          node.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(node.name.value)
            : ofSelection(node.selectionSet);
        depth = Math.max(depth, inner.depth);
        cost += inner.cost;
      }
    }
    return { depth, cost };
  };
  return ofSelection(selectionSet);
}

const paged = new Set(['products', 'categories', 'reviews']);
const unpaged = new Set([
  'customAttributeMetadata',
  'taxrule',
  'cmsPages',
  'cmsBlocks',
  'cmsHierarchies',
]);

/** Returns the documents a field may read; only fields of `Query` have such names and arguments. */
function documentsOf(
  field: string,
  args: readonly ArgumentNode[],
  variables: Readonly<Record<string, unknown>>,
): number {
  if (unpaged.has(field)) return unpagedDocuments;
  if (!paged.has(field)) return 0;
  const value = args.find(({ name }) => name.value === 'pageSize')?.value;
  const argumentValues =
    value?.kind === Kind.VARIABLE ? variables[value.name.value] : wholeNumber(value);
  if (typeof argumentValues !== 'number') return defaultPageSize;
  return argumentValues <= 0 ? defaultSearchSize : argumentValues;
}

function wholeNumber(value: ValueNode | undefined): number | undefined {
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}
