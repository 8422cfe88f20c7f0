import { useRouteContext } from '@tanstack/react-router';

/** Returns the time of the request by the server's clock, so that server and browser compute the same prices. */
export function useRequestedAt(): number {
  return useRouteContext({ from: '__root__', select: ({ requestedAt }) => requestedAt });
}
