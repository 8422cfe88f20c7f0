import { useQuery } from '@tanstack/react-query';
import { err } from '@shop/kernel';
import { useShopperStore } from '../../../shopper/session/use-shopper.ts';
import type { OwnCall } from '../../../shopper/session/own-answers.ts';

/**
 * Reads a response for the signed-in customer each time its page opens; without a network the stored response with its
 * age.
 * `data`: undefined while loading.
 */
export function useOwnAnswer<T>(call: OwnCall<T>) {
  const shopperStore = useShopperStore();
  return useQuery({
    queryKey: [call.name, call.owner],
    async queryFn() {
      const shopper = await shopperStore.start().catch(() => undefined);
      return shopper === undefined
        ? err({ kind: 'network', reason: 'unreachable' } as const)
        : shopper.ownAnswers.read(call);
    },
    staleTime: 0,
    gcTime: 0,
  });
}
