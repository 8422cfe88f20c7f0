import type { WorkerSeat } from '@shop/platform-node/cluster';
import type { RenderAllowance } from '../render/render-allowance.ts';
import { allowanceCall } from './worker-calls.ts';

/**
 * Creates an allowance that the primary stores for all workers. If the primary does not respond, the allowance of this
 * process applies.
 */
export function sharedAllowance(
  localAllowance: RenderAllowance,
  seat: WorkerSeat | undefined,
): RenderAllowance {
  if (seat === undefined) return localAllowance;
  return {
    take: (client) =>
      seat.ask(allowanceCall, client).then(Boolean, () => localAllowance.take(client)),
  };
}
