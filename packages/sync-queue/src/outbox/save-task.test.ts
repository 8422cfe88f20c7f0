import { silentLog } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import type { NewTask, TaskAnswer } from '../task/task.ts';
import { createOutboxWorld } from '../test/outbox-world.ts';

const wish = (n: number, over: Partial<NewTask> = {}): NewTask => ({
  stream: 'wishlist',
  call: 'addToWishlist',
  body: { product_id: n },
  ...over,
});

/** A started outbox with a full store, and a stored task of the same stream that waits for five seconds. */
async function startFull(session: string, streamOfStored = 'wishlist') {
  const world = createOutboxWorld();
  Object.assign(world.session, { id: session, token: session === 'guest' ? undefined : 'T' });
  const warnings: { readonly event: string; readonly fields: unknown }[] = [];
  const log = {
    ...silentLog,
    warn: (event: string, fields?: unknown) => void warnings.push({ event, fields }),
  };
  const outbox = await world.start({ ports: { log } });
  world.backend.faults.push({ code: 503, headers: { 'retry-after': '5' } });
  await outbox.queue(wish(1, { stream: streamOfStored }));
  await world.pass();
  world.store.failWrites = { kind: 'quota' };
  /** Queues the second task and runs all pending promises. */
  async function queueUnsaved() {
    let answer: TaskAnswer | undefined | 'none yet' = 'none yet';
    const saved = await outbox.queue(wish(2));
    if (saved.ok) throw new Error('The store is full');
    void saved.error.answer.then((value) => (answer = value));
    await world.pass();
    return () => answer;
  }
  return { world, warnings, queueUnsaved };
}

describe('a task that cannot be stored', () => {
  it('[SQ-6] is logged with the reason', async () => {
    const { queueUnsaved, warnings } = await startFull('guest', 'other');
    await queueUnsaved();
    expect(warnings).toEqual([{ event: 'outbox.not-saved', fields: { reason: 'quota' } }]);
  });

  it('[SQ-6] waits for the stored tasks of its stream, and for no others', async () => {
    const ofStream = await startFull('guest');
    expect((await ofStream.queueUnsaved())()).toBe('none yet');
    const ofAnother = await startFull('guest', 'other');
    expect((await ofAnother.queueUnsaved())()).toMatchObject({ code: 200 });
  });

  it('[SQ-21] of a customer is sent while the customer is signed in', async () => {
    const { world, queueUnsaved } = await startFull('17');
    const answer = await queueUnsaved();
    world.store.failWrites = undefined;
    await world.pass(6000);
    expect(answer()).toMatchObject({ code: 200 });
  });

  it('[SQ-21] of a customer is not sent when the customer has signed out meanwhile', async () => {
    const { world, queueUnsaved } = await startFull('17');
    const answer = await queueUnsaved();
    world.store.failWrites = undefined;
    world.backend.delayMs = 500;
    // The stored task is being sent.
    await world.pass(5200);
    Object.assign(world.session, { id: 'guest', token: undefined });
    await world.pass(6000);
    expect(answer()).toBeUndefined();
    expect(world.backend.requests).toHaveLength(2);
  });

  it('[SQ-21] of a guest is sent, also after a login', async () => {
    const { world, queueUnsaved } = await startFull('guest');
    const answer = await queueUnsaved();
    world.store.failWrites = undefined;
    Object.assign(world.session, { id: '17', token: 'T' });
    await world.pass(6000);
    expect(answer()).toMatchObject({ code: 200 });
  });

  it.each([
    ['a refusal', 422, [422]],
    ['a busy server', 503, []],
  ])('[SQ-6] brings its caller a final answer only: %s', async (_story, code, codes) => {
    const { world, queueUnsaved } = await startFull('guest', 'other');
    world.backend.faults.push({ code });
    const answer = (await queueUnsaved())();
    expect(answer === undefined ? [] : [(answer as TaskAnswer).code]).toEqual(codes);
  });
});
