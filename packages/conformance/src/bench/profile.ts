import type { Caller } from './caller.ts';

/** The name of every customer of a run. */
export const customerName = { firstname: 'Anna', lastname: 'Próba' };

/** The profile of a signed-in customer, as the backend returns it. */
export const profileOf = async ({ ok }: Caller, { token }: { readonly token: string }) =>
  (await ok('me', { token })).value;
