import type { Account } from '@shop/account';
import type { CartSync } from '@shop/cart-sync';
import type { PriceIdentity } from '@shop/catalog-client';

/** Returns the tokens and the customer group that prices are fetched for; empty for a guest without a cart. */
export function priceIdentity(
  account: Pick<Account, 'session' | 'userToken'> | undefined,
  cart?: Pick<CartSync, 'token'>,
): PriceIdentity {
  const cartToken = cart?.token();
  const ofCart = cartToken === undefined ? {} : { cartToken };
  const session = account?.session.get();
  if (session?.status !== 'signed-in') return ofCart;
  const userToken = account?.userToken();
  const { group_id: groupId, groupToken } = session.profile ?? {};
  return {
    ...ofCart,
    ...(userToken !== undefined && { userToken }),
    ...(groupId !== undefined && { groupId }),
    ...(groupToken !== undefined && { groupToken }),
  };
}
