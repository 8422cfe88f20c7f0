/** Returns the SQLSTATE of a PostgreSQL error, `undefined` for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined || cause === error ? undefined : sqlState(cause);
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);

/** Returns true if no server listens, or the server starts, stops or recovers. */
export function isUnreachable(error: unknown): boolean {
  const state = sqlState(error);
  return (
    state !== undefined && (unreachable.has(state) || ['08', '57'].includes(state.slice(0, 2)))
  );
}
