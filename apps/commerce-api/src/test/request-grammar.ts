import * as fc from 'fast-check';
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from '@shop/openapi';
import { nearlyRight, strangeValue } from './nearly-right.ts';

/** A request on the wire. */
export interface WireRequest {
  /** Id of its operation. */
  readonly id: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Data of a shop with which invalid requests pass the first checks. */
export interface ShopWords {
  /** Meaningful values by the name of the field or parameter. */
  readonly words: Readonly<Record<string, readonly unknown[]>>;
  /** Valid bodies by operation, for fields that depend on each other. */
  readonly bodies: Readonly<Record<string, readonly object[]>>;
  /** Callers, as values of `token` and `cartId`. */
  readonly callers: (operationId: string) => readonly Readonly<Record<string, string>>[];
  /** Expensive operations, requested a tenth as often. */
  readonly costly: readonly string[];
}

/** Requests to every operation of the document: valid except for a few places, or broken as a whole. */
export function wireRequests(
  document: OpenApiDocument,
  shop: ShopWords,
): fc.Arbitrary<WireRequest> {
  const values = schemaValues(document.components.schemas, shop.words);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      weight: weightOf(operation, shop),
      arbitrary: requestOf(method.toUpperCase(), path, operation, shop, values),
    })),
  );
  // Without bias towards small values: otherwise most requests would have the same few keys.
  return fc.noBias(
    fc
      .tuple(fc.oneof(...operations), seldom(twist, 6))
      .map(([request, change]) => change?.(request) ?? request),
  );
}

/** A call with more variants is chosen more often. */
function weightOf({ operationId, parameters, requestBody }: Operation, shop: ShopWords): number {
  if (shop.costly.includes(operationId)) return 1;
  return requestBody === undefined ? Math.min(1 + parameters.length, 5) : 12;
}

/** A value with a probability of 1 in `times`; else `undefined`. */
function seldom<T>(arbitrary: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: times - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary },
  );
}

type Values = (schema: JsonSchema, name: string) => fc.Arbitrary<unknown>;

/** Values that match a schema, and some that do not. */
function schemaValues(
  named: Readonly<Record<string, JsonSchema>>,
  words: ShopWords['words'],
): Values {
  const known = new Map<string, fc.Arbitrary<unknown>>();

  function good(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    const { $ref: ref, const: only, enum: listed, anyOf, properties, items, type } = schema;
    if (typeof ref === 'string') return refered(ref.replace(/^.*\//, ''), name);
    if (Array.isArray(anyOf)) {
      return fc.oneof(...anyOf.map((one: JsonSchema) => good(one, name)));
    }
    if (properties !== undefined) return record(schema);
    if (items !== undefined) return fc.array(valueOf(items as JsonSchema, name), { maxLength: 3 });
    const meant = Object.hasOwn(words, name) ? words[name] : undefined;
    if (meant !== undefined) return fc.constantFrom(...meant);
    if ('const' in schema) return fc.constant(only);
    if (Array.isArray(listed)) return fc.constantFrom<unknown>(...listed);
    const kinds = type === undefined ? [] : [type].flat();
    return kinds.length === 0
      ? strangeValue
      : fc.oneof(...kinds.map((kind) => plain(kind, schema, name)));
  }

  function plain(kind: unknown, schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    const { minimum = 0, maximum = 100, additionalProperties: more } = schema;
    switch (kind) {
      case 'string':
        return fc.constantFrom(
          'x',
          'Anna',
          '1',
          'Fő utca 12.',
          'ő'.repeat(Number(schema['minLength'] ?? 3)),
        );
      case 'number':
      case 'integer':
        return fc.integer({
          min: Number(minimum),
          max: Math.max(Number(minimum), Number(maximum)),
        });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'object':
        return typeof more === 'object'
          ? fc.dictionary(fc.constantFrom(...operators), valueOf(more as JsonSchema, name), {
              maxKeys: 3,
            })
          : fc.constant({});
      default:
        return strangeValue;
    }
  }

  function record({ properties, required }: JsonSchema): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties as Readonly<Record<string, JsonSchema>>);
    const whole = Object.fromEntries(
      fields.map(([field, schema]) => [field, valueOf(schema, field)]),
    );
    const requiredKeys = [...((required as readonly string[] | undefined) ?? [])];
    return fc.oneof(
      { weight: 30, arbitrary: fc.record(whole, { requiredKeys }) },
      { weight: 1, arbitrary: fc.record(whole, { requiredKeys: [] }) },
    );
  }

  function refered(schemaName: string, name: string): fc.Arbitrary<unknown> {
    const made = known.get(schemaName) ?? good(named[schemaName] ?? {}, name);
    known.set(schemaName, made);
    return made;
  }

  function valueOf(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 50, arbitrary: good(schema, name) },
      { weight: 1, arbitrary: strangeValue },
    );
  }
  return valueOf;
}

const operators = 'eq neq in nin or nor gt gte lt lte from to moreq like orGt orLte toString'.split(
  ' ',
);

function requestOf(
  method: string,
  path: string,
  operation: Operation,
  shop: ShopWords,
  values: Values,
): fc.Arbitrary<WireRequest> {
  const { operationId: id, parameters, requestBody } = operation;
  const named = (where: Parameter['in']) =>
    parameters.filter((parameter) => parameter.in === where);
  const pathWords = fc.record(
    Object.fromEntries(
      named('path').map(({ name, schema }) => [name, values(schema, name).map(asText)]),
    ),
  );
  const query = fc.record(
    Object.fromEntries(named('query').map(({ name, schema }) => [name, values(schema, name)])),
    { requiredKeys: named('query').flatMap(({ name, required }) => (required ? [name] : [])) },
  );
  const names = new Set(named('query').map(({ name }) => name));
  const caller = fc
    .constantFrom(...shop.callers(id))
    .map((whole) => Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name))));
  const headers = fc.record(
    Object.fromEntries(
      named('header').map(({ name }) => [
        name,
        seldom(
          fc.oneof(
            fc.integer({ min: 1, max: 99_999 }).map(String),
            fc.constantFrom('k', '', 'a b', '9'.repeat(250), 'é'),
          ),
          6,
        ),
      ]),
    ),
  );
  const schema = requestBody?.content['application/json']?.schema;
  const goods = shop.bodies[id] ?? [];
  const body =
    schema === undefined
      ? fc.constant(undefined)
      : fc.oneof(
          values(schema, ''),
          ...goods.map((good) => ({ weight: 2, arbitrary: nearlyRight(good) })),
        );
  return fc
    .record({ pathWords, query, caller, headers, body })
    .map(({ pathWords: parts, query: ownQuery, caller: who, headers: own, body: sent }) => {
      const text = new URLSearchParams(
        Object.entries({ ...ownQuery, ...who }).map(([name, value]): [string, string] => [
          name,
          asText(value),
        ]),
      ).toString();
      return {
        id,
        method,
        path:
          path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathText(name, parts[name] ?? '')) +
          (text === '' ? '' : `?${text}`),
        headers: {
          ...(schema === undefined ? {} : { 'content-type': 'application/json' }),
          ...withoutGaps(own),
        },
        body: method === 'GET' || sent === undefined ? undefined : JSON.stringify(sent),
      };
    });
}

function withoutGaps(
  headers: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/** Not `String`: a value may have an invalid `toString`. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll(/\p{Cs}/gu, '?');
}

/** A part called `path` contains slashes; others have them encoded. */
function pathText(name: string, text: string): string {
  return name === 'path' ? encodeURI(text) : encodeURIComponent(text);
}

type Twist = (request: WireRequest) => WireRequest;

const withHeader =
  (name: string, value: string): Twist =>
  (request) => ({ ...request, headers: { ...request.headers, [name]: value } });
const withBody =
  (change: (body: string) => WireRequest['body']): Twist =>
  (request) =>
    request.method === 'GET'
      ? request
      : { ...request, body: change(typeof request.body === 'string' ? request.body : '{}') };
const withQuery =
  (more: string): Twist =>
  (request) => ({
    ...request,
    path: `${request.path}${request.path.includes('?') ? '&' : '?'}${more}`,
  });

/** Changes that break a request as a whole. */
const twist: fc.Arbitrary<Twist> = fc.oneof(
  fc
    .constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'POST', 'PROPFIND')
    .map((method): Twist => (request) => ({
      ...request,
      method,
      body: method === 'GET' || method === 'HEAD' ? undefined : request.body,
    })),
  fc
    .constantFrom(
      'x=1',
      'token=&token=',
      'cartId=%00',
      '%zz',
      '&&=',
      'storeCode=de',
      'storeCode=xx',
      '__proto__=1',
      'constructor=1',
      'skus=a&skus=b',
      `x=${'y'.repeat(8_000)}`,
      'request=%7B',
    )
    .map(withQuery),
  fc
    .constantFrom('/', '/..', '/%2e%2e/', '%00', '/x/y/z', '.json', ';a=b', '%')
    .map((tail): Twist => (request) => ({
      ...request,
      path: request.path.replace(/(?=\?|$)/, () => tail),
    })),
  fc
    .constantFrom<[name: string, value: string]>(
      ['content-type', 'text/plain'],
      ['content-type', ''],
      ['content-type', 'application/json; charset=utf-16'],
      ['content-type', 'application/jsonx'],
      ['content-length', '999999999'],
      ['content-length', '-1'],
      ['content-length', 'x'],
      ['authorization', 'Bearer'],
      ['authorization', 'Bearer null'],
      ['authorization', `Bearer ${'x'.repeat(5_000)}`],
      ['authorization', 'Basic eDp4'],
      ['idempotency-key', ''],
      ['idempotency-key', 'k'],
      ['x-cart-version', '1e9'],
      ['x-deadline-ms', '-1'],
      ['x-deadline-ms', '999999'],
      ['x-request-id', '../../etc'],
      ['x-forwarded-for', ',,,'],
      ['origin', 'null'],
      ['origin', 'https://other.example'],
      ['sec-fetch-site', 'cross-site'],
      ['range', 'bytes=5-1,-'],
      ['range', 'bytes=0-99999999999999999999'],
      ['if-none-match', '*'],
      ['if-modified-since', 'yesterday'],
      ['accept', 'image/avif,*/*;q=x'],
      ['accept-language', 'x-'.repeat(500)],
      ['accept-encoding', 'br;q=2, zip'],
    )
    .map(([name, value]) => withHeader(name, value)),
  fc
    .constantFrom<(body: string) => WireRequest['body']>(
      (body) => body.slice(0, -1),
      (body) => `${body}${body}`,
      (body) => `[${body}]`,
      (body) => body.replace('{', '{"__proto__":{},'),
      (body) => body.replace('{', '{"constructor":{"prototype":1},'),
      (body) => body.replaceAll('"', "'"),
      (body) => `\ufeff${body}`,
      () => '',
      () => 'null',
      () => '"text"',
      () => '1e999',
      () => '{"a":1,"a":2}',
      () => `${'['.repeat(40)}1${']'.repeat(40)}`,
      () => '['.repeat(30_000),
      () => `{"x":"${'y'.repeat(70_000)}"}`,
      () => String.raw`{"email":"\ud800@example.hu","sku":"\u0000"}`,
    )
    .map(withBody),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => withBody(() => Uint8Array.from(bytes))),
);
