import { describe, expect, it } from 'vitest';
import { sharedMemoryContract } from '../test/shared-memory-contract.ts';
import { createMemoryHost, createWorkerMemory } from './worker-memory.ts';

/** Creates the memory of a worker whose primary is in this process. */
function connect(maxBytes = 1_000_000) {
  const host = createMemoryHost({ maxBytes });
  return createWorkerMemory({
    ask: async (call, value) => structuredClone(host[call]?.(structuredClone(value))),
  });
}

describe('values that workers store in their primary', () => {
  sharedMemoryContract(() => Promise.resolve(connect()));

  it('stays within its bytes, what was used least recently first', async () => {
    const memory = connect(10_000);
    for (const key of ['a', 'b', 'c', 'd']) {
      await memory.set(key, new Uint8Array(4_000), 60_000, ['P1']);
    }
    expect(await memory.get('a')).toBeNull();
    expect(await memory.get('d')).not.toBeNull();
    await memory.set('huge', new Uint8Array(20_000), 60_000, ['P1']);
    expect(await memory.get('huge')).toBeNull();
    await memory.drop(['P1']);
    expect(await memory.get('d')).toBeNull();
  });

  it('knows nothing, and throws nothing, when the primary does not answer', async () => {
    const memory = createWorkerMemory({ ask: () => Promise.reject(new Error('gone')) });
    expect(await memory.get('a')).toBeUndefined();
    expect(await memory.claim('a', 1_000)).toBeUndefined();
    expect(await memory.count('a', 1_000)).toBeUndefined();
    await memory.set('a', new Uint8Array(1), 1_000, []);
    await memory.drop(['P1']);
  });
});
