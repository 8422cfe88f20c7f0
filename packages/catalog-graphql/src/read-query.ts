import { err, ok, type Result } from '@shop/kernel';
import { buildSchema, GraphQLError, parse, validate, type DocumentNode } from 'graphql';
import { queryLimits, querySize } from './query-limits.ts';
import { schemaText } from './schema-text.ts';

/** The schema of `/graphql`. */
export const catalogSchema = buildSchema(schemaText);

/** Reason why a query is not executed. */
export type QueryRefusal =
  | { readonly kind: 'invalid'; readonly error: GraphQLError }
  | {
      readonly kind: 'too-deep' | 'too-costly';
      readonly actual: number;
      readonly limit: number;
    };

/** Parses a query of the catalog, compares its depth and cost with the limits, then validates it. */
export function readCatalogQuery(
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Result<DocumentNode, QueryRefusal> {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: queryLimits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return err({ kind: 'invalid', error });
    throw error;
  }
  const { depth, cost } = querySize(document, variables);
  if (depth > queryLimits.depth) {
    return err({ kind: 'too-deep', actual: depth, limit: queryLimits.depth });
  }
  if (cost > queryLimits.cost) {
    return err({ kind: 'too-costly', actual: cost, limit: queryLimits.cost });
  }
  const [error] = validate(catalogSchema, document, undefined, { maxErrors: 1 });
  return error === undefined ? ok(document) : err({ kind: 'invalid', error });
}
