import {
  calls,
  cartCalls,
  catalogCalls,
  pageCalls,
  userCalls,
  type Call,
  type CallName,
  type ErrorCode,
} from '@shop/contract';
import { callNotes, type CallNote } from './call-notes.ts';
import { errorStatuses } from './error-statuses.ts';
import { createJsonSchemas, type JsonSchema, type JsonSchemas } from './json-schemas.ts';
import { tags, type OtherOperation, type TagName } from './other-operation.ts';

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Content {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

/** One call as OpenAPI describes it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, Content>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The OpenAPI 3.1 document of a backend. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

const description = `The calls of storefronts to this shop.

Responses are \`{ "code", "result", "meta"? }\` with the HTTP status equal to \`code\`, except where another shape is
shown. Programs read \`meta.error\` of an error, people \`result\`. Amounts are whole forints. The user token travels
as \`token\` in the query or as \`Authorization: Bearer\`; a guest sends an empty one. The token of a cart travels as
\`cartId\` in the query or as \`X-Cart-Token\`; that of a customer's cart takes the customer's token too.`;

/**
 * Describes every call of the contract from its schemas, and the other operations of a backend.
 * Errors: throws for a schema that JSON Schema cannot express.
 */
export function openApiDocument(otherOperations: readonly OtherOperation[]): OpenApiDocument {
  const list = Object.entries(calls) as [CallName, AnyCall][];
  const schemas = createJsonSchemas([
    ...list.flatMap(([, { query, body, answer }]) => [query, body, answer]),
    ...otherOperations.flatMap(({ querySchema, bodySchema }) =>
      [querySchema, bodySchema].filter((schema) => schema !== undefined),
    ),
  ]);
  const paths: Record<string, Record<string, Operation>> = {};
  const add = (path: string, method: string, operation: Operation) => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  for (const [name, call] of list) {
    add(templateOf(call.path), call.method.toLowerCase(), operationOfCall(schemas, name, call));
  }
  for (const otherOperation of otherOperations)
    add(otherOperation.path, otherOperation.method, operationOfOther(schemas, otherOperation));
  return {
    openapi: '3.1.1',
    info: { title: 'Commerce API', version: '1.0.0', description },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      schemas: {
        ...schemas.named,
        Refusal: {
          type: 'object',
          required: ['code', 'result', 'meta'],
          properties: {
            code: { type: 'integer', description: 'The HTTP status.' },
            result: { description: 'Text for people, or data where the call says so.' },
            meta: { $ref: '#/components/schemas/RefusalMeta' },
          },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        query: { type: 'apiKey', in: 'query', name: 'token' },
      },
    },
  };
}

type AnyCall = Call<unknown, unknown, unknown>;

function operationOfCall(schemas: JsonSchemas, name: CallName, call: AnyCall): Operation {
  const note = callNotes[name];
  const query = schemas.of(call.query);
  const body = schemas.of(call.body);
  const answer = schemas.of(call.answer);
  const fields = (query['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (query['required'] ?? []) as readonly string[];
  return operation({
    id: name,
    tag: tagOf(name),
    path: templateOf(call.path),
    isPost: call.method === 'POST',
    note,
    query: fields,
    required,
    body: Object.keys(body).length === 0 ? undefined : body,
    isBodyRequired: call.body.type !== 'optional',
    responses: {
      '200': jsonAnswer(call.bare ? answer : enveloped(answer, note.meta)),
    },
  });
}

function operationOfOther(schemas: JsonSchemas, otherOperation: OtherOperation): Operation {
  const { mediaTypes, querySchema, bodySchema } = otherOperation;
  const query =
    querySchema === undefined ? otherOperation.query : schemas.of(querySchema)['properties'];
  return operation({
    id: otherOperation.id,
    tag: otherOperation.tag,
    path: otherOperation.path,
    isPost: otherOperation.method === 'post',
    note: otherOperation,
    query: (query ?? {}) as OperationParts['query'],
    required: otherOperation.required ?? [],
    body: bodySchema === undefined ? otherOperation.body : schemas.of(bodySchema),
    isBodyRequired: true,
    responses: {
      '200':
        mediaTypes === undefined
          ? jsonAnswer(
              otherOperation.enveloped
                ? enveloped(otherOperation.answer, otherOperation.meta)
                : otherOperation.answer,
            )
          : {
              description: 'The answer.',
              content: Object.fromEntries(mediaTypes.map((type) => [type, {}])),
            },
    },
  });
}

interface OperationParts {
  readonly id: string;
  readonly tag: TagName;
  readonly path: string;
  readonly isPost: boolean;
  readonly note: CallNote;
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  /** `undefined` for calls that do not read a body. */
  readonly body: JsonSchema | undefined;
  readonly isBodyRequired: boolean;
  readonly responses: Readonly<Record<string, Content>>;
}

function operation(parts: OperationParts): Operation {
  const { note, body } = parts;
  const takesToken = 'token' in parts.query;
  return {
    operationId: parts.id,
    tags: [parts.tag],
    summary: note.summary,
    ...(note.description === undefined ? {} : { description: note.description }),
    parameters: [...pathParameters(parts.path), ...queryParameters(parts), ...headers(note)],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: parts.isBodyRequired,
            content: { 'application/json': { schema: body } },
          },
        }),
    responses: { ...parts.responses, ...refusals(parts) },
    ...(takesToken ? { security: [{}, { bearer: [] }, { query: [] }] } : {}),
  };
}

function pathParameters(path: string): readonly Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: ['width', 'height'].includes(name) ? 'integer' : 'string' },
  }));
}

function queryParameters({ query, required }: OperationParts): readonly Parameter[] {
  return Object.entries(query).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof description === 'string' ? { description } : {}),
    schema,
  }));
}

function headers(note: CallNote): readonly Parameter[] {
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A name for this one change: the same key and request again get the same response.',
    schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
  };
  const version: Parameter = {
    name: 'X-Cart-Version',
    in: 'header',
    required: false,
    description: 'The `cartVersion` of the last response.',
    schema: { type: 'integer' },
  };
  return [...(note.once ? [key] : []), ...(note.versioned ? [version] : [])];
}

/** Returns the errors of every call, of every change, and of this call. */
function refusals({ note, isPost, body }: OperationParts): Readonly<Record<string, Content>> {
  const errors: readonly ErrorCode[] = [
    'invalid-request',
    ...(isPost ? (['origin-refused'] as const) : []),
    ...(body === undefined ? [] : (['body-too-large', 'unsupported-media-type'] as const)),
    ...(note.limited ? (['rate-limited'] as const) : []),
    ...(note.errors ?? []),
    ...(note.once ? (['idempotency-mismatch', 'idempotency-running'] as const) : []),
    'overloaded',
  ];
  const byStatus: Record<string, Content> = {};
  for (const status of [...new Set(errors.map((error) => errorStatuses[error]))].sort()) {
    const names = [...new Set(errors.filter((error) => errorStatuses[error] === status))];
    byStatus[status] = {
      description: names.map((name) => `\`${name}\``).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    };
  }
  return byStatus;
}

function jsonAnswer(schema: JsonSchema): Content {
  return { description: 'The answer.', content: { 'application/json': { schema } } };
}

function enveloped(result: JsonSchema, meta: string | undefined): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'result'],
    properties: {
      code: { const: 200 },
      result,
      ...(meta === undefined ? {} : { meta: { type: 'object', description: meta } }),
    },
  };
}

/** Converts `/a/:b` to `/a/{b}`. */
function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function tagOf(name: CallName): TagName {
  if (name in catalogCalls || name in pageCalls) return 'Catalog';
  if (name in cartCalls) return 'Cart';
  return name in userCalls ? 'Customer' : 'Shop';
}
