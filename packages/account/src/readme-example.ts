import { createAccount, defaultAccountConfig, type AccountPorts } from '@shop/account';

/** Signs a customer in, makes a call of another package with the token, and signs out. */
export async function visit(ports: AccountPorts): Promise<string[]> {
  const account = createAccount({ ...defaultAccountConfig, baseUrl: '' }, ports);
  const events: string[] = [];
  account.session.subscribe(() => events.push(account.session.get().status));

  await account.start(); // a guest: nothing is stored yet
  const signedIn = await account.login({ username: 'anna@example.hu', password: 'titkos123' });
  if (!signedIn.ok) return [signedIn.error.kind]; // the app chooses the text by `kind`

  // Any request with a token gets the newest token, and is repeated after a refresh.
  const token = account.userToken() ?? '';
  await account.fetch({ method: 'GET', url: `/api/cart/pull?token=${token}&cartId=c1` });

  await account.logout();
  return events; // ['guest', 'signed-in', 'guest']
}
