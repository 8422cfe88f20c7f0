/** Returns the address to open after sign-in: the requested path if it belongs to this shop, else the account. */
export function returnPath(to: string | undefined): string {
  const isOwnPath = to !== undefined && /^\/(?![/\\])/.test(to);
  return isOwnPath ? to : '/account';
}

/** Returns the path of the login or registration page that keeps the return path `to`. */
export const wayIn = (path: '/login' | '/register', to: string | undefined) =>
  to === undefined ? path : `${path}?to=${encodeURIComponent(to)}`;
