import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import {
  findCaller,
  refreshSession,
  sessionLife,
  startSession,
  type SessionTokens,
} from './session.ts';

/** Histories of each kind. Source: RL-8. */
const numRuns = 500;

let api: TestApi;
let customerId = 0;
beforeAll(async () => {
  api = await createTestApi();
  const [row] = await api.context.sql<{ id: number }[]>`
    INSERT INTO customer (email, email_key, firstname, lastname, password_hash, created_at)
    VALUES ('a', 'a', 'A', 'B', '', now()) RETURNING id`;
  customerId = row?.id ?? 0;
});
afterAll(() => api.close());

/** Owner of a copy of the tokens: the customer or a thief. */
interface Holder {
  tokens: SessionTokens;
  /** True if the last refresh was refused: this copy cannot be used any more. */
  isOut: boolean;
}

const isAlive = async ({ token }: SessionTokens) =>
  (await findCaller(api.context.sql, token, api.clock.now())) !== undefined;

/** Refreshes and uses the new tokens. A lost response changes the server and not the holder. */
async function visit(holder: Holder, isLost = false): Promise<void> {
  const { refreshToken } = holder.tokens;
  const tokens = await refreshSession(api.context.sql, refreshToken, api.clock.now());
  if (isLost) return;
  holder.isOut = tokens === undefined;
  if (tokens === undefined) return;
  holder.tokens = tokens;
  await isAlive(tokens);
}

type Step =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'owner'; readonly isLost: boolean }
  | { readonly kind: 'thief' };

const pause = fc.constantFrom(1, 5_000, sessionLife.leewayMs, 60_000, sessionLife.accessMs);
const wait = pause.map((ms): Step => ({ kind: 'wait', ms }));
const ownerVisit = fc.boolean().map((isLost): Step => ({ kind: 'owner', isLost }));
const thiefVisit = fc.constant<Step>({ kind: 'thief' });

async function live(steps: readonly Step[], owner: Holder, thief: Holder | undefined) {
  for (const step of steps) {
    if (step.kind === 'wait') await api.clock.advance(step.ms);
    else if (step.kind === 'owner') await visit(owner, step.isLost);
    else if (thief !== undefined) await visit(thief);
  }
}

const newOwner = async (): Promise<Holder> => ({
  tokens: await startSession(api.context.sql, customerId, api.clock.now()),
  isOut: false,
});

it('[RL-8] lost responses never sign out an owner who returns within two hours', async () => {
  // At most seven waits of a quarter of an hour: less than two hours.
  const history = fc.array(fc.oneof(wait, ownerVisit), { maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const owner = await newOwner();
      await live(steps, owner, undefined);
      await visit(owner);
      expect(owner.isOut).toBe(false);
      expect(await isAlive(owner.tokens)).toBe(true);
    }),
    { numRuns },
  );
}, 120_000);

it('[RL-8] a stolen refresh token does not survive the next visits of its owner', async () => {
  const before = fc.array(fc.oneof(wait, ownerVisit), { maxLength: 4 });
  const after = fc.array(fc.oneof(wait, ownerVisit, thiefVisit), { maxLength: 6 });
  const pastLeeway = { kind: 'wait', ms: sessionLife.leewayMs + 1 } as const;
  await fc.assert(
    fc.asyncProperty(before, after, async (until, since) => {
      const owner = await newOwner();
      await live(until, owner, undefined);
      const thief: Holder = { tokens: owner.tokens, isOut: false };
      await live(since, owner, thief);
      const visits: Step[] = [{ kind: 'owner', isLost: false }, pastLeeway, { kind: 'thief' }];
      await live([pastLeeway, ...visits, pastLeeway, ...visits], owner, thief);
      expect(thief.isOut).toBe(true);
      expect(await isAlive(thief.tokens)).toBe(false);
    }),
    { numRuns },
  );
}, 120_000);
