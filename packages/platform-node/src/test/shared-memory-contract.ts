import { expect, it, vi } from 'vitest';
import type { SharedMemory } from '../redis/shared-memory.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Tests that every `SharedMemory` passes. */
export function sharedMemoryContract(connect: () => Promise<SharedMemory>): void {
  it('keeps bytes until their time is over', async () => {
    const memory = await connect();
    await memory.set('page', new Uint8Array([0, 255, 13, 10, 0]), 60_000, []);
    await memory.set('brief', new Uint8Array([1]), 50, []);
    await vi.waitFor(async () => expect(await memory.get('brief')).toBeNull(), 10_000);
    expect([...((await memory.get('page')) ?? [])]).toEqual([0, 255, 13, 10, 0]);
  });

  it('forgets everything under a tag, and nothing else', async () => {
    const memory = await connect();
    await memory.set('a', bytes('a'), 60_000, ['P1', 'C2']);
    await memory.set('b', bytes('b'), 60_000, ['P2', 'C2']);
    await memory.set('c', bytes('c'), 60_000, ['P3']);
    await memory.drop(['P1']);
    expect(await memory.get('a')).toBeNull();
    expect(await memory.get('b')).not.toBeNull();
    await memory.drop(['C2', 'unknown']);
    expect(await memory.get('b')).toBeNull();
    expect(await memory.get('c')).not.toBeNull();
  });

  it('gives a claim to one until it is released or over', async () => {
    const memory = await connect();
    const got = await Promise.all([1, 2, 3].map(() => memory.claim('render', 5_000)));
    expect(got.filter(Boolean)).toHaveLength(1);
    await memory.release('render');
    expect(await memory.claim('render', 50)).toBe(true);
    await new Promise((later) => setTimeout(later, 100));
    expect(await memory.claim('render', 50)).toBe(true);
  });

  it('counts within a window that the first one begins', async () => {
    const memory = await connect();
    const all = await Promise.all([1, 2, 3].map(() => memory.count('by', 60_000)));
    expect(all.map((answer) => answer?.count)).toEqual([1, 2, 3]);
    expect((await memory.count('by', 60_000, -2))?.count).toBe(1);
    expect(all[2]?.leftMs).toBeGreaterThan(0);
    expect(all[2]?.leftMs).toBeLessThanOrEqual(60_000);
    for (const _ of [1, 2, 3]) await memory.count('brief', 50);
    await new Promise((later) => setTimeout(later, 100));
    expect((await memory.count('brief', 50))?.count).toBe(1);
  });
}
