import { createHash } from 'node:crypto';
import {
  operatorBase,
  operatorCallList,
  type OperatorCall,
  type OperatorCallId,
} from '@shop/operator-api';
import { Hono, type Context } from 'hono';
import type { ISql, TransactionSql } from 'postgres';
import { inTransaction } from '../../../db/transaction.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { ApiError } from '../../../http/request/api-error.ts';
import { respond } from '../../../http/respond.ts';
import type { ApiContext, Routes } from '../../context.ts';
import { changeOnce } from '../../idempotency/index.ts';
import { beginCall, endCall } from './call-log.ts';
import { catalogChanges, catalogHandlers } from './calls/catalog-http.ts';
import { orderChanges, orderFollowUps, orderReaders } from './calls/orders-http.ts';
import { refusal } from './calls/refusal-http.ts';
import { salesChanges, salesHandlers } from './calls/sales-http.ts';
import { serviceChanges, serviceHandlers } from './calls/service-http.ts';
import { findKey } from './operator-keys.ts';
import { readRequest } from './operator-request-http.ts';

/** Limit of calls of one key. */
const keyLimit = { limit: 600, windowMs: 60_000 };
/** Limit of calls of one client without a valid key. */
const refusedLimit = { limit: 30, windowMs: 15 * 60_000 };

interface AnyRequest {
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
  readonly bytes: Uint8Array | undefined;
}
type AnyHandler = (request: AnyRequest) => Promise<unknown>;
type AnyChange = (
  tx: TransactionSql,
  request: AnyRequest & { onceKey: string },
) => Promise<unknown>;

/** Serves every operator call, and their description. */
export const operatorRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const readers = {
    ...orderReaders(deps),
    ...catalogHandlers(deps),
    ...salesHandlers(deps),
    ...serviceHandlers(deps),
  } as unknown as Readonly<Record<string, AnyHandler | undefined>>;
  const changes = {
    ...orderChanges(deps),
    ...catalogChanges,
    ...salesChanges(deps),
    ...serviceChanges,
  } as unknown as Readonly<Record<string, AnyChange | undefined>>;
  const followUps = orderFollowUps(deps) as unknown as typeof readers;
  for (const [id, call] of operatorCallList) {
    const handler = { read: readers[id], change: changes[id], followUp: followUps[id] };
    app.on(call.method, operatorBase + call.path, (context) =>
      answer(deps, context, { id, call, ...handler }),
    );
  }
  addDocuments(app);
  return app;
};

interface ServedCall {
  readonly id: OperatorCallId;
  readonly call: OperatorCall;
  readonly read: AnyHandler | undefined;
  readonly change: AnyChange | undefined;
  readonly followUp: AnyHandler | undefined;
}

async function answer(
  deps: ApiContext,
  context: Context<ApiEnv>,
  servedCall: ServedCall,
): Promise<Response> {
  const { sql, limits, clock } = deps;
  const limiter = limits.limiter('operator');
  const key = await findKey(sql, context.req.header('authorization'));
  if (key === undefined) {
    limiter.take(`refused ${context.get('client')}`, refusedLimit);
    context.header('WWW-Authenticate', 'Bearer realm="operator"');
    throw refusal('key-invalid', 'Send a valid key, as Authorization: Bearer.');
  }
  limiter.take(`key ${key.id}`, keyLimit);
  const nowMs = clock.now();
  const logId = await beginCall(sql, { keyName: key.name, call: servedCall.id, nowMs });
  let subject = '';
  try {
    if (!key.scopes.includes(servedCall.call.scope)) {
      throw refusal('scope-missing', `The key needs the scope ${servedCall.call.scope}.`);
    }
    const request = await readRequest(context, servedCall.call);
    subject = withoutPeople(Object.values(request.params).join(' '));
    const noteSuccess = (noteSql: ISql, result: unknown) =>
      endCall(noteSql, logId, 200, subjectOf(result) ?? subject);
    const caller = { request, keyId: key.id, noteSuccess };
    const result = await work(deps, context, servedCall, caller);
    return respond(context, result);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500;
    // The refusal is more important than its log entry.
    await endCall(sql, logId, status, subject).catch(() => undefined);
    throw error;
  }
}

interface Caller {
  readonly request: AnyRequest;
  readonly keyId: string;
  /** Logs that the call succeeded. */
  noteSuccess(sql: ISql, result: unknown): Promise<void>;
}

/** Does the work of a call. A change and its log entry are one transaction. Source: OA-5. */
async function work(
  deps: ApiContext,
  context: Context<ApiEnv>,
  { id, call, read, change, followUp }: ServedCall,
  { request, keyId, noteSuccess }: Caller,
): Promise<unknown> {
  if (change === undefined) {
    const result = await read?.(request);
    await noteSuccess(deps.sql, result);
    return result;
  }
  const onceKey = context.req.header('idempotency-key') ?? '';
  const changeAndNote = async (tx: TransactionSql) => {
    const result = await change(tx, { ...request, onceKey });
    await noteSuccess(tx, result);
    return { result };
  };
  if (call.once === undefined) {
    const { result } = await inTransaction(deps.sql, changeAndNote);
    return (await followUp?.(request)) ?? result;
  }
  if (call.once === 'required' && onceKey === '') {
    throw refusal('key-required', 'Send an Idempotency-Key: a name for this one change.');
  }
  const { params, body } = request;
  const { result } = await changeOnce(context, deps, {
    request: ['operator', keyId, id, params, body],
    work: changeAndNote,
  });
  await followUp?.(request);
  // A response that was stored before skips the work and its log entry.
  await noteSuccess(deps.sql, result);
  return result;
}

/** Returns the text, or nothing if it may contain an email address instead of a number. */
const withoutPeople = (text: string) => (text.includes('@') ? '' : text);

/** Returns counts of lines, or the code of a coupon: data that the path does not contain. */
function subjectOf(result: unknown): string | undefined {
  const {
    accepted,
    refused: refusedCount,
    code,
  } = result as {
    readonly accepted?: unknown;
    readonly refused?: unknown;
    readonly code?: unknown;
  };
  if (typeof accepted === 'number') return `${accepted} accepted, ${String(refusedCount)} refused`;
  return typeof code === 'string' && !('carrier' in (result as object)) ? code : undefined;
}

/** Adds the descriptions in machine-readable form and as HTML, which need no key. Built at the first request. */
function addDocuments(app: Hono<ApiEnv>): void {
  let json: string | undefined;
  let page: Promise<{ readonly text: string; readonly policy: string }> | undefined;
  app.get(`${operatorBase}/openapi.json`, async (context) => {
    const { operatorDocument } = await import('@shop/operator-api/documents');
    json ??= JSON.stringify(operatorDocument());
    context.header('Content-Type', 'application/json');
    return context.body(json);
  });
  app.get(`${operatorBase}/docs`, async (context) => {
    page ??= docsPage();
    const { text, policy } = await page;
    context.header('Content-Security-Policy', policy);
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(text);
  });
}

async function docsPage(): Promise<{ readonly text: string; readonly policy: string }> {
  const { operatorDocument } = await import('@shop/operator-api/documents');
  const openApi = await import('@shop/openapi');
  const styleHash = createHash('sha256').update(openApi.docsStyle).digest('base64');
  return {
    text: await openApi.docsPage(operatorDocument(), `${operatorBase}/openapi.json`),
    policy:
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; ` +
      "frame-ancestors 'none'",
  };
}
