import { hashKey, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Adds a query to the client as a page does whose server could not fetch it. */
export function arriveFailed(client: QueryClient, queryKey: QueryKey): void {
  const error = new Error('network');
  hydrate(client, {
    queries: [
      {
        queryKey,
        queryHash: hashKey(queryKey),
        dehydratedAt: Date.now(),
        state: {
          data: undefined,
          dataUpdateCount: 0,
          dataUpdatedAt: 0,
          error,
          errorUpdateCount: 1,
          errorUpdatedAt: Date.now(),
          fetchFailureCount: 1,
          fetchFailureReason: error,
          fetchMeta: null,
          isInvalidated: false,
          status: 'error',
          fetchStatus: 'idle',
        },
      },
    ],
  });
}
