import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type ErrorCode } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexQuery } from '../catalog/routes/index-request.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import { errorStatuses, openApiDocument } from '@shop/openapi';
import { otherOperations } from './other-operations.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const document = openApiDocument(otherOperations);

/** Returns every value under `key`, at any depth. */
function valuesOf(key: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(key, inner),
  ]);
}

describe('the document', () => {
  it('is served as JSON, the same as it is made', async () => {
    const { status, headers, body } = await api.get('/api/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(body).toEqual(JSON.parse(JSON.stringify(document)));
    expect(body.openapi).toBe('3.1.1');
  });

  it('describes every call of the contract', () => {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      expect(document.paths[path]?.[call.method.toLowerCase()]).toMatchObject({
        operationId: name,
        summary: expect.stringMatching(/^[A-Z].{5,}/),
      });
    }
  });

  it.each(['get', 'post'])('describes the older search by what checks it: %s', (method) => {
    const { parameters } = document.paths['/api/catalog/{index}/{type}/_search']?.[method] ?? {};
    const named = parameters?.filter((one) => one.in === 'query').map(({ name }) => name);
    expect(named).toEqual(Object.keys(indexQuery.entries));
  });

  it('describes every route there is, and none that is not', () => {
    const mounted = api.app.routes
      .filter(
        ({ method, path }) => method !== 'ALL' && !/^\/\*$|\/graphql\/|^\/graphql$/.test(path),
      )
      .map(
        ({ method, path }) =>
          `${method} ${path.replaceAll(/:(\w+)(\{\.\*\}|\{\\d\{[\d,]+\}\})?/g, '{$1}')}`,
      );
    const health = ['GET /healthz', 'GET /readyz', 'GET /version'];
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.filter((one) => one !== 'POST /graphql').sort()).toEqual(
      [...new Set([...mounted, ...health])].sort(),
    );
  });

  it('refers to nothing that is not there', () => {
    const known = Object.keys(document.components.schemas);
    for (const reference of valuesOf('$ref', document)) {
      expect(known).toContain(String(reference).replace('#/components/schemas/', ''));
    }
  });

  it('names operations once and every part of a path', () => {
    const ids = valuesOf('operationId', document.paths);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const operation of Object.values(methods)) {
        const named = operation.parameters.filter(({ in: place }) => place === 'path');
        expect(named.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      }
    }
  });

  it('says what a call takes and answers', () => {
    const update = document.paths['/api/cart/update']?.['post'];
    expect(update?.parameters.map(({ name }) => name)).toEqual([
      'token',
      'cartId',
      'Idempotency-Key',
      'X-Cart-Version',
    ]);
    expect(update?.requestBody?.content['application/json']?.schema).toEqual({
      type: 'object',
      properties: { cartItem: { $ref: '#/components/schemas/CartItemUpdate' } },
      required: ['cartItem'],
    });
    expect(update?.responses['409']?.description).toBe('`cart-version`, `idempotency-running`');
    expect(document.components.schemas['CartItemUpdate']).toMatchObject({
      properties: {
        sku: { type: ['string', 'number'], minLength: 1, maxLength: 100 },
        qty: { type: ['integer', 'string'], maximum: 100_000 },
      },
      required: ['sku', 'qty'],
    });
  });

  it('knows the tree of categories', () => {
    expect(document.components.schemas['Category']).toMatchObject({
      properties: { children_data: { items: { $ref: '#/components/schemas/Category' } } },
    });
  });
});

it('gives every refusal the status it travels under', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const thrown = files.flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /new (?:ApiError|ReplayedRefusal)\(\s*(\d{3}),\s*'([\w-]+)'/g,
      ),
    ].map(([, status, error]) => [error, Number(status)] as const),
  );
  expect(thrown.length).toBeGreaterThan(40);
  for (const [error, status] of thrown) {
    expect([error, errorStatuses[error as ErrorCode]]).toEqual([error, status]);
  }
});

describe('the page', () => {
  it('shows every call and every schema, and loads nothing', async () => {
    const { status, headers, body } = await api.get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    for (const id of [...Object.keys(calls), 'schema-Product', 'schema-Refusal']) {
      expect(body).toContain(`id="${id}"`);
    }
    expect(body).not.toMatch(/<script|<link|<img|\ssrc=|\sstyle=|\son\w+=|@import|url\(/);
    expect(body.match(/https?:/g)).toBeNull();
  });

  it('leads only to places on it, and to the document', async () => {
    const { body } = await api.get('/api/docs');
    const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `#${id}`));
    for (const [, href] of body.matchAll(/href="([^"]+)"/g)) {
      expect([...ids, '/api/openapi.json']).toContain(href);
    }
  });

  it('allows itself its own style and nothing else', async () => {
    const { headers, body } = await api.get('/api/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    const style = /<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
  });
});
