import { expect, it } from 'vitest';
import { openTab, signedInTab } from '../test/account-bench.ts';

it('[AC-32] the wishlist is read and changed on the server, with the user’s token', async () => {
  const { account, server } = await signedInTab(undefined, {
    config: { tokenTransport: 'header' },
  });
  expect(await account.wishlist()).toEqual({ ok: true, value: [{ product_id: 3 }] });
  expect(await account.addToWishlist([3, 4])).toEqual({ ok: true, value: undefined });
  expect(server.lastBody('/api/user/addWishlistItem')).toEqual({ product_id: [3, 4] });
  expect(await account.removeFromWishlist([3])).toEqual({ ok: true, value: undefined });
  expect(server.requests.at(-1)).toMatchObject({
    url: '/api/user/deleteWishlistItem',
    headers: { authorization: 'Bearer access-1' },
  });
  expect(server.lastBody('/api/user/deleteWishlistItem')).toEqual({ product_id: [3] });
  expect(await openTab().account.wishlist()).toEqual({ ok: false, error: { kind: 'signed-out' } });
});
