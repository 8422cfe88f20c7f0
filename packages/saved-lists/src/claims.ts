import type { Clock, EpochMs, Log, Result, StorageFailure } from '@shop/kernel';
import { createStoredList, type SavedListPorts } from './stored-list.ts';

/** A decision stored on this device: an invitation was declined, a hint was read. */
export interface Claim {
  readonly code: string;
  readonly created_at: EpochMs;
  readonly value: string | number | boolean;
  readonly description: string;
}

/** Ports of the claims. Source: SL-15, SL-16. */
export interface ClaimPorts extends SavedListPorts {
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/** Claims of this device, by code. */
export interface Claims {
  /** Stores a claim with the current time; replaces an earlier one with this code. Returns an error if that fails. */
  set(
    code: string,
    value: Claim['value'],
    description: string,
  ): Promise<Result<void, StorageFailure>>;
  unset(code: string): Promise<Result<void, StorageFailure>>;
  /** Returns the claim with this code; `undefined` if there is none. */
  check(code: string): Promise<Claim | undefined>;
}

/**
 * Creates the claims of this device, stored under `claims`. A claim that cannot be stored is valid until the page
 * closes.
 *
 * Errors: never throws; a failed write is logged and returned. Source: SL-15, SL-16.
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
