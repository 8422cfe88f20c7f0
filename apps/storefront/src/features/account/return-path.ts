/** Where to go after signing in: the path that was asked for, if it is one of this shop, else the account. */
export function returnPath(to: string | undefined): string {
  const isOwnPath = to !== undefined && /^\/(?![/\\])/.test(to);
  return isOwnPath ? to : '/account';
}
