import { ok } from '@shop/kernel';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { describe, expect, it } from 'vitest';
import readme from '../README.md?raw';
// oxlint-disable-next-line import/default -- the file as text, not as a module
import source from './readme-example.ts?raw';
import { wishOffline } from './readme-example.ts';
import { turns } from './test/outbox-world.ts';

describe('the example of the README', () => {
  it('[SQ-6] is the code that runs', () => {
    expect(readme).toContain(source);
  });

  it('[SQ-25] stores a wishlist change offline and sends it once when the network is back', async () => {
    const network = createSwitch(false);
    const sent: string[] = [];
    const { saved, state, delivered } = await wishOffline({
      fetch: async ({ url }) => {
        sent.push(url);
        const body = '{"code":200,"result":true}';
        return ok({ status: 200, contentType: 'application/json', headers: {}, body });
      },
      store: createMemoryStore(),
      session: { current: () => 'guest', userToken: () => undefined },
      clock: createFakeClock(),
      ids: createSequentialIds(),
      random: () => 0.5,
      lock: createMemoryLock(),
      connectivity: network,
      broadcast: createBroadcastHub().join(),
      log: silentLog,
    });
    expect(saved).toBe(true);
    expect(state).toBe('queued');
    expect(sent).toEqual([]);
    network.turn(true);
    await turns();
    expect(sent).toEqual(['/api/user/addWishlistItem?token=']);
    expect(delivered).toEqual([true]);
  });
});
