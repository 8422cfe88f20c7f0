import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { openApiDocument } from '@shop/openapi';
import { otherOperations } from '../openapi/other-operations.ts';
import { orderBody } from '../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import { respond } from './respond.ts';
import type { ApiEnv } from './request/api-env.ts';
import type { Routes } from '../modules/context.ts';

/** Calls with a longer database query than any deadline, and counters of their progress. */
let begun = 0;
let reached = 0;
/** Signal of the last quick call. */
let quickSignal: AbortSignal | undefined;
const slowRoutes: Routes = ({ sql }) => {
  const app = new Hono<ApiEnv>();
  app.get('/quick', (context) => {
    quickSignal = context.get('signal');
    return respond(context, true);
  });
  app.get('/slow/statement', async (context) => {
    begun += 1;
    await sql`SELECT pg_sleep(1)`;
    reached += 1;
    await sql`SELECT 1`;
    return respond(context, true);
  });
  app.post('/slow/transaction', async (context) => {
    await inTransaction(sql, async (tx) => {
      await tx`INSERT INTO shop_state (name, value) VALUES ('late', 'yes')`;
      await tx`SELECT pg_sleep(1)`;
      reached += 1;
    });
    return respond(context, true);
  });
  app.post('/slow/change', async (context) => {
    await inTransaction(sql, async (tx) => {
      await tx`INSERT INTO shop_state (name, value) VALUES ('kept', 'yes')`;
      begun += 1;
      await tx`SELECT pg_sleep(0.3)`;
    });
    reached += 1;
    return respond(context, true);
  });
  return app;
};

describe('the milliseconds of X-Deadline-Ms', () => {
  let api: TestApi;
  let server: ServerType;
  let url: string;
  beforeAll(async () => {
    api = await createTestApi({ routes: [slowRoutes] });
    server = serve({ fetch: api.app.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((listening) => server.once('listening', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
    await api.close();
  });

  it.each([
    ['GET', '/slow/statement'],
    ['POST', '/slow/transaction'],
  ])('end %s %s with 503, and its work with it', async (method, path) => {
    reached = 0;
    const warned = vi.spyOn(api.context.log, 'warn');
    const startedMs = performance.now();
    const { status, headers, body } =
      method === 'GET'
        ? await api.get(path, { 'x-deadline-ms': '200' })
        : await api.post(path, {}, { 'x-deadline-ms': '200' });
    expect(performance.now() - startedMs).toBeLessThan(900);
    expect([status, body.code, body.meta.error]).toEqual([503, 503, 'overloaded']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // The caller's deadline had passed: the database has no fault.
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
    await new Promise((later) => setTimeout(later, 1_200));
    expect(await api.context.sql`SELECT 1 FROM shop_state WHERE name = 'late'`).toEqual([]);
    // No statement begins after it.
    expect(reached).toBe(0);
    const [running] = await api.context.sql<{ count: number }[]>`
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE '%pg_sleep%' AND state <> 'idle'
        AND pid <> pg_backend_pid()`;
    expect(running?.count).toBe(0);
  });

  it('end with the call: nothing of it is held until they are over', async () => {
    expect((await api.get('/quick', { 'x-deadline-ms': '50' })).status).toBe(200);
    await new Promise((later) => setTimeout(later, 200));
    expect(quickSignal?.aborted).toBe(false);
  });

  it('leave a call alone that ends before', async () => {
    const { status } = await api.post('/slow/change', {}, { 'x-deadline-ms': '5000' });
    expect(status).toBe(200);
    const deletedRows = await api.context
      .sql`DELETE FROM shop_state WHERE name = 'kept' RETURNING value`;
    expect(deletedRows).toEqual([{ value: 'yes' }]);
  });

  it('a caller that hangs up ends a reading, not a change', async () => {
    const hangUp = async (method: string, path: string) => {
      [begun, reached] = [0, 0];
      const call = new AbortController();
      const pendingRequest = fetch(`${url}${path}`, {
        method,
        signal: call.signal,
        ...(method === 'POST'
          ? { body: '{}', headers: { 'content-type': 'application/json' } }
          : {}),
      });
      await vi.waitFor(() => expect(begun).toBe(1), 5_000);
      call.abort();
      await expect(pendingRequest).rejects.toThrow('abort');
    };
    await hangUp('GET', '/slow/statement');
    await new Promise((later) => setTimeout(later, 1_200));
    expect(reached).toBe(0);
    await hangUp('POST', '/slow/change');
    await vi.waitFor(() => expect(reached).toBe(1), 3_000);
    expect(await api.context.sql`SELECT value FROM shop_state WHERE name = 'kept'`).toHaveLength(1);
  });
});

describe('every call', () => {
  let api: SalesApi;
  beforeAll(async () => {
    api = await createSalesApi();
  });
  afterAll(() => api.close());

  const calls = Object.entries(openApiDocument(otherOperations).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );

  it('is rejected immediately when no client waits for it', async () => {
    for (const [method, path] of calls) {
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      const headers = { 'x-deadline-ms': '0' };
      const { status } =
        method === 'GET' ? await api.get(address, headers) : await api.post(address, {}, headers);
      expect([method, path, status]).toEqual([method, path, 503]);
    }
  });

  it('leaves no order and takes no stock when its time was over, and places it when it is sent again', async () => {
    const before = await api.qtyOf('SZEK-1');
    const headers = { 'idempotency-key': 'rendeles-hataridovel-1' };
    const { sql } = api.context;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let blocked: Promise<unknown> | undefined;
    await new Promise<void>((locked) => {
      blocked = sql.begin(async (tx) => {
        await tx`SELECT 1 FROM stock WHERE sku = 'SZEK-1' FOR UPDATE`;
        locked();
        await released;
      });
    });
    const late = await api.post('/api/order/create', orderBody(''), {
      ...headers,
      'x-deadline-ms': '300',
    });
    expect([late.status, late.body.meta.error]).toEqual([503, 'overloaded']);
    release();
    await blocked;
    expect([await api.qtyOf('SZEK-1'), await sql`SELECT 1 FROM shop_order`]).toEqual([before, []]);
    const again = await api.post('/api/order/create', orderBody(''), headers);
    expect(again.status).toBe(200);
    expect(await sql`SELECT 1 FROM shop_order`).toHaveLength(1);
  });
});
