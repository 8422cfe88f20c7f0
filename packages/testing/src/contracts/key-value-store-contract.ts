import type { KeyValueStore } from '@shop/kernel';
import { describe, expect, it } from 'vitest';

/** Tests that every `KeyValueStore` passes. `make` returns an empty store at each call. */
export function keyValueStoreContract(make: () => KeyValueStore | Promise<KeyValueStore>): void {
  describe('as a key-value store', () => {
    it('returns undefined for an unknown key', async () => {
      const store = await make();
      expect(await store.get('none')).toBeUndefined();
    });

    it('returns the last value that was set', async () => {
      const store = await make();
      expect(await store.set('a', 1)).toEqual({ ok: true, value: undefined });
      expect(await store.set('a', { lines: [{ sku: 'A', note: null }], isOpen: false })).toEqual({
        ok: true,
        value: undefined,
      });
      expect(await store.get('a')).toEqual({ lines: [{ sku: 'A', note: null }], isOpen: false });
    });

    it('copies values in and out', async () => {
      const store = await make();
      const value = { lines: ['A'] };
      await store.set('a', value);
      value.lines.push('B');
      const read = (await store.get('a')) as typeof value;
      expect(read).toEqual({ lines: ['A'] });
      read.lines.push('C');
      expect(await store.get('a')).toEqual({ lines: ['A'] });
    });

    it('lists keys in ascending order, all or by prefix', async () => {
      const store = await make();
      for (const key of ['task/2', 'b', 'task/10', 'task/1', 'a', 'tasks']) await store.set(key, 1);
      expect(await store.keys()).toEqual(['a', 'b', 'task/1', 'task/10', 'task/2', 'tasks']);
      expect(await store.keys('task/')).toEqual(['task/1', 'task/10', 'task/2']);
      expect(await store.keys('none')).toEqual([]);
    });

    it('deletes a key, and ignores an unknown one', async () => {
      const store = await make();
      await store.set('a', 1);
      await store.set('b', 2);
      await store.delete('a');
      await store.delete('none');
      expect(await store.get('a')).toBeUndefined();
      expect(await store.keys()).toEqual(['b']);
    });

    it('clears all keys', async () => {
      const store = await make();
      await store.set('a', 1);
      await store.set('b', 2);
      await store.clear();
      expect(await store.keys()).toEqual([]);
      expect(await store.get('b')).toBeUndefined();
    });
  });
}
