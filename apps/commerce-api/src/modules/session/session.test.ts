import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import {
  findCaller,
  refreshSession,
  sessionLife,
  startSession,
  type SessionTokens,
} from './session.ts';

let api: TestApi;
let customerId: number;
let first: SessionTokens;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const [row] = await api.context.sql<{ id: number }[]>`
    INSERT INTO customer (email, email_key, firstname, lastname, password_hash, created_at)
    VALUES ('a', ${crypto.randomUUID()}, 'A', 'B', '', now()) RETURNING id`;
  customerId = row?.id ?? 0;
  first = await startSession(api.context.sql, customerId, api.clock.now());
});

const refresh = (token: string) => refreshSession(api.context.sql, token, api.clock.now());
const caller = (token: string) => findCaller(api.context.sql, token, api.clock.now());
async function refreshed(token: string): Promise<SessionTokens> {
  const tokens = await refresh(token);
  if (tokens === undefined) throw new Error('refused');
  return tokens;
}

describe('an access token', () => {
  it('identifies its customer for 15 minutes', async () => {
    expect(await caller(first.token)).toMatchObject({ customerId });
    await api.clock.advance(sessionLife.accessMs);
    expect(await caller(first.token)).toBeUndefined();
  });

  it('is kept as a hash only', async () => {
    const [{ rows } = { rows: '' }] = await api.context.sql<{ rows: string }[]>`
      SELECT string_agg(session_token::text, '') AS rows FROM session_token`;
    for (const token of [first.token, first.refreshToken]) {
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(Buffer.from(token).toString('hex'));
    }
  });
});

describe('a refresh token', () => {
  it('is changed for the next pair', async () => {
    const second = await refreshed(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await caller(second.token)).toMatchObject({ customerId });
    expect(await refresh(second.refreshToken)).toBeDefined();
  });

  it('returns the same successor until it is used', async () => {
    const second = await refreshed(first.refreshToken);
    await api.clock.advance(sessionLife.replayMs);
    const again = await refreshed(first.refreshToken);
    expect(again).toEqual(second);
    expect(await caller(again.token)).toMatchObject({ customerId });
  });

  it('returns the same successor to ten concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refreshed(first.refreshToken)),
    );
    expect(new Set(answers.map((tokens) => tokens.refreshToken)).size).toBe(1);
  });

  it('gives it for ten seconds after its first use and then ends the session', async () => {
    const second = await refreshed(first.refreshToken);
    await caller(second.token);
    await api.clock.advance(sessionLife.leewayMs);
    expect(await refresh(first.refreshToken)).toEqual(second);
    await api.clock.advance(1);
    expect(await refresh(first.refreshToken)).toBeUndefined();
    expect(await caller(second.token)).toBeUndefined();
    expect(await refresh(second.refreshToken)).toBeUndefined();
  });

  it('ends the session when it comes two hours late', async () => {
    const second = await refreshed(first.refreshToken);
    await api.clock.advance(sessionLife.replayMs + 1);
    expect(await refresh(first.refreshToken)).toBeUndefined();
    expect(await refresh(second.refreshToken)).toBeUndefined();
  });

  it('of two steps ago ends the session', async () => {
    const second = await refreshed(first.refreshToken);
    await refreshed(second.refreshToken);
    await api.clock.advance(sessionLife.leewayMs + 1);
    expect(await refresh(first.refreshToken)).toBeUndefined();
    expect(await refresh(second.refreshToken)).toBeUndefined();
  });

  it('of a thief does not survive the visit of the owner', async () => {
    const stolen = first.refreshToken;
    const owner = await refreshed(first.refreshToken);
    await caller(owner.token);
    await api.clock.advance(60_000);
    expect(await refresh(stolen)).toBeUndefined();
    const other = await startSession(api.context.sql, customerId, api.clock.now());
    const thief = await refreshed(other.refreshToken);
    await caller(thief.token);
    await api.clock.advance(60_000);
    expect(await refresh(other.refreshToken)).toBeUndefined();
    expect(await caller(thief.token)).toBeUndefined();
  });

  it('is over after 30 idle days', async () => {
    await api.clock.advance(sessionLife.idleMs);
    expect(await refresh(first.refreshToken)).toBeUndefined();
  });

  it('is over after 90 days in all', async () => {
    let { refreshToken } = first;
    for (let step = 0; step < 4; step++) {
      await api.clock.advance(20 * 24 * 3_600_000);
      ({ refreshToken } = await refreshed(refreshToken));
    }
    await api.clock.advance(10 * 24 * 3_600_000);
    expect(await refresh(refreshToken)).toBeUndefined();
  });

  it('that was not issued is invalid', async () => {
    expect(await refresh('nobody')).toBeUndefined();
  });
});
