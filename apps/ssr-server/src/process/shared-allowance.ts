import type { WorkerSeat } from '@shop/platform-node/cluster';
import type { RenderAllowance } from '../render/render-allowance.ts';
import { allowanceCall } from './worker-calls.ts';

/** One allowance for all workers, which the primary keeps; of this process alone where it does not answer. */
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
