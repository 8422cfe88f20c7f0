import type { ErrorCode } from '@shop/contract';
import { catalogSchema, readCatalogQuery, type QueryRefusal } from '@shop/catalog-graphql';
import { execute, type ExecutionResult, type GraphQLError } from 'graphql';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { catalogLimit } from '../http/limits/catalog-limit.ts';
import { translateDatabaseError } from '../http/database-refusal.ts';
import { translateSearchError } from '../http/search-refusal.ts';
import { ApiError, valueOrThrow } from '../http/request/api-error.ts';
import type { ApiEnv } from '../http/request/api-env.ts';
import type { Routes } from '../modules/context.ts';
import { errorResponse } from '../http/error-response.ts';
import { readJson } from '../http/request/read-json.ts';
import { catalogFields } from './catalog-fields.ts';

const request = v.object({
  query: v.pipe(v.string(), v.maxLength(20_000)),
  variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  operationName: v.optional(v.nullable(v.string())),
  extensions: v.optional(v.unknown()),
});

const paths = ['/graphql', '/graphql/', '/graphql/:store', '/graphql/:store/'];

/**
 * The catalog for GraphQL clients: `POST /graphql`, or one level below with a store code. A failure of the whole query
 * is answered in the envelope together with GraphQL's `errors`, for both kinds of clients; a failure of some fields is
 * an entry of `errors` in a response with status 200.
 * Source: wire contract 6.
 */
export const graphqlRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  app.on('POST', paths, catalogLimit(deps), async (context) => {
    const { query, variables, operationName } = await readJson(context, request);
    const document = valueOrThrow(readCatalogQuery(query, variables ?? {}), toRefusal);
    const fields = catalogFields(deps, context.get('signal'));
    const result = await execute({
      schema: catalogSchema,
      document,
      rootValue: fields,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
    });
    const [failure] = result.errors ?? [];
    if (failure !== undefined && !hasData(result))
      throw failure.originalError ?? toApiError(failure);
    context.header('Cache-Control', 'no-cache');
    return context.json({
      data: result.data,
      ...(result.errors === undefined
        ? {}
        : { errors: result.errors.map((error) => partialError(error, context)) }),
    });
  });

  app.onError(async (error, context) => {
    const answer = errorResponse(error, context, deps.log);
    const envelope = (await answer.json()) as { code: number; result: unknown; meta: Meta };
    const { code, result, meta } = envelope;
    const message = typeof result === 'string' ? result : 'Refused.';
    const errors = [{ message, extensions: { code, error: meta.error } }];
    return new Response(JSON.stringify({ ...envelope, data: null, errors }), {
      status: answer.status,
      headers: answer.headers,
    });
  });

  /** Error of one field: has the code of a whole refusal; a bug gives no details. */
  function partialError(error: GraphQLError, context: Context<ApiEnv>): object {
    const cause = error.originalError;
    const refusal =
      cause instanceof ApiError
        ? cause
        : (translateSearchError(cause) ?? translateDatabaseError(cause));
    if (refusal === undefined && cause !== undefined) {
      deps.log.error('request-failed', { requestId: context.get('requestId'), cause });
    }
    return {
      message: refusal?.message ?? (cause === undefined ? error.message : 'Internal error.'),
      path: error.path,
      extensions: {
        code: refusal?.status ?? (cause === undefined ? 400 : 500),
        error: refusal?.error ?? (cause === undefined ? 'invalid-request' : 'internal'),
      },
    };
  }
  return app;
};

interface Meta {
  readonly error: ErrorCode;
}

/** 400 `query-too-deep`, `query-too-costly`, or `invalid-request` for an invalid query of this schema. */
function toRefusal(refusal: QueryRefusal): ApiError {
  switch (refusal.kind) {
    case 'invalid':
      return toApiError(refusal.error);
    case 'too-deep':
      return limitError('query-too-deep', 'levels deep', refusal.actual, refusal.limit);
    case 'too-costly':
      return limitError(
        'query-too-costly',
        'documents and fields large',
        refusal.actual,
        refusal.limit,
      );
  }
}

function toApiError(error: GraphQLError): ApiError {
  const [place] = error.locations ?? [];
  const at = place === undefined ? '' : ` (line ${place.line}, column ${place.column})`;
  return new ApiError(400, 'invalid-request', `${error.message}${at}`);
}

function limitError(error: ErrorCode, what: string, actual: number, limit: number): ApiError {
  return new ApiError(
    400,
    error,
    `This query is ${actual} ${what}; at most ${limit} are answered.`,
    {
      meta: { asked: actual, limit },
    },
  );
}

/** Returns true if at least one field was resolved. */
function hasData({ data }: ExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}
