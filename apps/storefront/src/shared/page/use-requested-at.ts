import { useRouteContext } from '@tanstack/react-router';

/** The moment the page was asked for, by the server's clock: what it prices, the browser prices alike. */
export function useRequestedAt(): number {
  return useRouteContext({ from: '__root__', select: ({ requestedAt }) => requestedAt });
}
