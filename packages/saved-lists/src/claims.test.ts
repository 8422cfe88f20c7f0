import { err, ok } from '@shop/kernel';
import { createFakeClock, createMemoryStore, silentLog } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { createClaims } from './claims.ts';

const world = () => {
  const store = createMemoryStore();
  const clock = createFakeClock();
  const warned: unknown[] = [];
  const log = {
    ...silentLog,
    warn: (event: string, facts?: unknown) => void warned.push([event, facts]),
  };
  return { store, clock, warned, open: () => createClaims({ store, clock, log }) };
};

describe('claims', () => {
  it('[SL-15] hold what was settled and when, by code, also after a reload', async () => {
    const { open, clock } = world();
    const before = open();
    await before.set('newsletter', true, 'declined');
    const at = clock.now();
    await clock.advance(1000);
    await before.set('tour', 3, 'steps seen');
    const after = open();
    expect(await after.check('newsletter')).toEqual({
      code: 'newsletter',
      created_at: at,
      value: true,
      description: 'declined',
    });
    expect(await after.check('tour')).toMatchObject({ created_at: at + 1000, value: 3 });
    expect(await after.check('other')).toBeUndefined();
  });

  it('[SL-15] are set again and removed, each separately', async () => {
    const { open, store } = world();
    const claims = open();
    await claims.set('a', 1, '');
    await claims.set('b', 'x', '');
    await claims.set('a', 2, 'again');
    expect(await claims.check('a')).toMatchObject({ value: 2, description: 'again' });
    expect(await store.get('claims')).toHaveLength(2);
    await claims.unset('a');
    expect(await claims.check('a')).toBeUndefined();
    expect(await open().check('b')).toMatchObject({ value: 'x' });
  });

  it('[SL-2] a stored value that is no claim is skipped', async () => {
    const { open, store } = world();
    const claim = { code: 'a', created_at: 1, value: true, description: '' };
    const odd = [
      null,
      'a',
      { ...claim, code: 7 },
      { ...claim, created_at: 'x' },
      { ...claim, value: {} },
      { ...claim, description: undefined },
    ];
    await store.set('claims', [...odd, { ...claim, value: 'right' }]);
    expect(await open().check('a')).toMatchObject({ value: 'right' });
  });

  it('[SL-16] a value that cannot be stored is logged and valid until the page closes', async () => {
    const { open, store, warned } = world();
    const set = store.set;
    store.set = async () => err({ kind: 'quota' });
    const claims = open();
    expect(await claims.set('a', true, '')).toEqual(err({ kind: 'quota' }));
    expect(warned).toEqual([['lists.claim-failed', { code: 'a', kind: 'quota' }]]);
    expect(await claims.check('a')).toMatchObject({ value: true });
    store.set = set;
    expect(await claims.set('b', true, '')).toEqual(ok());
    expect(warned).toHaveLength(1);
    expect(await open().check('a')).toMatchObject({ value: true });
  });
});
