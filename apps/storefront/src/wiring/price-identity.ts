import type { Account } from '@shop/account';
import type { PriceIdentity } from '@shop/catalog-client';

/** Whose prices the catalogue is asked for; nobody's while nobody is known to be signed in. */
export function priceIdentity(
  account: Pick<Account, 'session' | 'userToken'> | undefined,
): PriceIdentity {
  const session = account?.session.get();
  if (session?.status !== 'signed-in') return {};
  const userToken = account?.userToken();
  const { group_id: groupId, groupToken } = session.profile ?? {};
  return {
    ...(userToken !== undefined && { userToken }),
    ...(groupId !== undefined && { groupId }),
    ...(groupToken !== undefined && { groupToken }),
  };
}
