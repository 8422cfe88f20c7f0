import {
  createJsonSchemas,
  errorStatuses,
  type JsonSchema,
  type OpenApiDocument,
} from '@shop/openapi';
import type { ErrorCode } from '@shop/contract';
import { chapters, type OperatorCall } from '../calls/operator-call.ts';
import { operatorBase, operatorCallList, type OperatorCallId } from '../calls/operator-calls.ts';
import { operatorErrors, type OperatorErrorCode } from '../calls/error-codes.ts';
import { maxLineBytes, maxLines } from '../lines/line-report.ts';

type Operation = OpenApiDocument['paths'][string][string];
type Content = Operation['responses'][string];

const description = `The calls of the operator: an ERP, a warehouse, or \`pnpm shop\` on another machine.

Each call needs a key with its scope, as \`Authorization: Bearer\`. Responses are \`{ "code", "result" }\` with the HTTP
status equal to \`code\`; programs read \`meta.error\` and \`meta.fields\` of an error, people \`result\`. A call with
lines takes at most ${maxLines} of them and ${maxLineBytes} bytes, and reports each: a wrong line refuses no other.`;

/**
 * Describes every call of the operator from the table of calls, as OpenAPI 3.1. Source: OA-6.
 * Errors: throws for a schema that JSON Schema cannot express.
 */
export function operatorDocument(): OpenApiDocument {
  const schemas = createJsonSchemas(
    [
      ...new Set(
        operatorCallList.flatMap(([, { params, query, body, entry, answer }]) => [
          params,
          query,
          answer,
          ...(body === undefined ? [] : [body]),
          ...(entry === undefined ? [] : [entry]),
        ]),
      ),
    ],
    ['check'],
  );
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [id, call] of operatorCallList) {
    const path = operatorBase + call.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = describeCall(id, call, schemas.of);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Operator API', version: '1.0.0', description },
    servers: [{ url: '/' }],
    tags: Object.entries(chapters).map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      schemas: { ...usedSchemas(schemas.named, paths), Refusal: refusalSchema },
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describeCall(
  id: OperatorCallId,
  call: OperatorCall,
  schemaOf: (schema: OperatorCall['answer']) => JsonSchema,
): Operation {
  const content = {
    ...(call.body === undefined
      ? {}
      : { 'application/json': { schema: bodySchema(call.body, call.entry, schemaOf) } }),
    ...(call.lines === undefined ? {} : { [call.lines]: { schema: { type: 'string' } } }),
  };
  return {
    operationId: id,
    tags: [call.chapter],
    summary: call.about,
    description: [`Scope \`${call.scope}\`.`, call.details].filter(Boolean).join(' '),
    parameters: [
      ...fieldsOf(schemaOf(call.params), 'path'),
      ...fieldsOf(schemaOf(call.query), 'query'),
      ...(call.once === undefined
        ? []
        : [
            {
              name: 'Idempotency-Key',
              in: 'header' as const,
              required: call.once === 'required',
              description:
                'The same key and request again get the same response, without the work.',
              schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
            },
          ]),
    ],
    ...(Object.keys(content).length === 0 ? {} : { requestBody: { required: true, content } }),
    responses: {
      '200': {
        description: 'The answer.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'result'],
              properties: { code: { const: 200 }, result: schemaOf(call.answer) },
            },
          },
        },
      },
      ...refusals(call),
    },
    security: [{ key: [] }],
  };
}

/** Returns the schema of a JSON body, with that of a line in its list. */
function bodySchema(
  body: OperatorCall['answer'],
  entry: OperatorCall['entry'],
  schemaOf: (schema: OperatorCall['answer']) => JsonSchema,
): JsonSchema {
  const schema = schemaOf(body);
  if (entry === undefined) return schema;
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>>;
  const lines = { ...properties['lines'], items: schemaOf(entry) };
  return { ...schema, properties: { ...properties, lines } };
}

function fieldsOf(schema: JsonSchema, place: 'path' | 'query'): Operation['parameters'] {
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(
    ([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: field,
    }),
  );
}

const statuses: Readonly<Record<ErrorCode | OperatorErrorCode, number>> = {
  ...errorStatuses,
  ...operatorErrors,
};

function refusals(call: OperatorCall): Readonly<Record<string, Content>> {
  const hasBody = call.body !== undefined || call.lines !== undefined;
  const errors: readonly (ErrorCode | OperatorErrorCode)[] = [
    'invalid-request',
    'key-invalid',
    'scope-missing',
    'rate-limited',
    'overloaded',
    ...(hasBody ? (['body-too-large', 'unsupported-media-type'] as const) : []),
    ...(call.once === undefined ? [] : (['idempotency-mismatch', 'idempotency-running'] as const)),
    ...(call.once === 'required' ? (['key-required'] as const) : []),
    ...call.errors,
  ];
  const byStatus: Record<string, Content> = {};
  for (const status of [...new Set(errors.map((error) => statuses[error]))].sort()) {
    const names = errors.filter((error) => statuses[error] === status);
    byStatus[status] = {
      description: names.map((name) => `\`${name}\``).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    };
  }
  return byStatus;
}

/** Returns the named schemas that the paths refer to, directly or through others. */
function usedSchemas(
  schemasByName: Readonly<Record<string, JsonSchema>>,
  paths: unknown,
): Readonly<Record<string, JsonSchema>> {
  const schemasOfPaths: Record<string, JsonSchema> = {};
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      const schema = schemasByName[name];
      if (schema === undefined || Object.hasOwn(schemasOfPaths, name)) continue;
      schemasOfPaths[name] = schema;
      visit(schema);
    }
  };
  visit(paths);
  return schemasOfPaths;
}

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'result', 'meta'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status.' },
    result: { description: 'Text for people.' },
    meta: {
      type: 'object',
      required: ['error', 'requestId'],
      properties: {
        error: { type: 'string' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, rule: { type: 'string' } },
          },
        },
        retryAfterMs: { type: 'integer' },
        requestId: { type: 'string' },
      },
    },
  },
};
