import type { Clock, EpochMs, Log, Result, StorageFailure } from '@shop/kernel';
import { createStoredList, type SavedListPorts } from './stored-list.ts';

/** Something settled on this device: an invitation that was declined, a hint that was read. */
export interface Claim {
  readonly code: string;
  readonly created_at: EpochMs;
  readonly value: string | number | boolean;
  readonly description: string;
}

/** The world claims live in. Source: SL-24, SL-25. */
export interface ClaimPorts extends SavedListPorts {
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/** Claims of this device, by code. */
export interface Claims {
  /** Settles it, now; what was settled under the code before is forgotten. Answers whether the device keeps it. */
  set(
    code: string,
    value: Claim['value'],
    description: string,
  ): Promise<Result<void, StorageFailure>>;
  unset(code: string): Promise<Result<void, StorageFailure>>;
  /** The claim; `undefined` while nothing is settled. */
  check(code: string): Promise<Claim | undefined>;
}

/**
 * Stored under `claims`. A claim that cannot be stored holds until the page closes.
 *
 * Errors: none thrown; what the store does not take is logged and told. Source: SL-24, SL-25.
 */
export function createClaims(ports: ClaimPorts): Claims {
  const { clock, log } = ports;
  const list = createStoredList('claims', reviveClaim, ports);

  async function replace(
    code: string,
    claims: readonly Claim[],
  ): Promise<Result<void, StorageFailure>> {
    const result = await list.change((currentClaims) => [
      ...currentClaims.filter((claim) => claim.code !== code),
      ...claims,
    ]);
    if (!result.ok) log.warn('lists.claim-failed', { code, kind: result.error.kind });
    return result;
  }

  return {
    set: (code, value, description) =>
      replace(code, [{ code, created_at: clock.now(), value, description }]),
    unset: (code) => replace(code, []),
    async check(code) {
      await list.load();
      return list.items.get().find((claim) => claim.code === code);
    },
  };
}

function reviveClaim(storedClaim: unknown): Claim | undefined {
  if (typeof storedClaim !== 'object' || storedClaim === null) return undefined;
  const { code, created_at, value, description } = storedClaim as Partial<Record<string, unknown>>;
  const isClaim =
    typeof code === 'string' &&
    typeof created_at === 'number' &&
    ['string', 'number', 'boolean'].includes(typeof value) &&
    typeof description === 'string';
  return isClaim ? (storedClaim as Claim) : undefined;
}
