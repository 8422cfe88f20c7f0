import type { AccountFailure } from '@shop/account';
import type { Clock, KeyValueStore, Result } from '@shop/kernel';
import * as v from 'valibot';

/** Response of a call and its age. */
interface OwnAnswer<T> {
  readonly value: T;
  /** Time of the server response, in epoch ms. */
  readonly atMs: number;
}

/** Call whose response belongs to the signed-in customer. */
export interface OwnCall<T> {
  /** Name of the response on the device; one response is stored for each name. */
  readonly name: string;
  /** Customer that the response belongs to; another customer does not get it. */
  readonly owner: string;
  /** Schema of the response, for the stored copy. */
  readonly answer: v.GenericSchema<unknown, T>;
  readonly send: () => Promise<Result<T, AccountFailure>>;
}

/** Responses of the customer's calls on this device, for account pages without a network. */
export interface OwnAnswers {
  /**
   * Sends the call and stores its response. Without a response it returns the stored one. Errors: those of the call.
   */
  read<T>(call: OwnCall<T>): Promise<Result<OwnAnswer<T>, AccountFailure>>;
  /** Deletes all responses; the response of a pending call is not stored. Source: RL-7. */
  forget(): Promise<void>;
}

/** Creates the responses in their own collection. */
export function createOwnAnswers(store: KeyValueStore, clock: Pick<Clock, 'now'>): OwnAnswers {
  let forgetCount = 0;

  async function stored<T>({ name, owner, answer }: OwnCall<T>): Promise<OwnAnswer<T> | undefined> {
    const entry = v.object({ owner: v.literal(owner), value: answer, atMs: v.number() });
    const parsed = v.safeParse(entry, await store.get(name));
    return parsed.success
      ? { value: parsed.output.value as T, atMs: parsed.output.atMs }
      : undefined;
  }

  return {
    async read(call) {
      const countBefore = forgetCount;
      const response = await call.send();
      if (response.ok) {
        const { value } = response;
        const atMs = clock.now();
        if (countBefore === forgetCount)
          await store.set(call.name, { owner: call.owner, value, atMs });
        return { ok: true, value: { value, atMs } };
      }
      if (response.error.kind !== 'network') return response;
      const storedAnswer = await stored(call);
      return storedAnswer === undefined ? response : { ok: true, value: storedAnswer };
    },
    async forget() {
      forgetCount += 1;
      for (const key of await store.keys()) await store.delete(key);
    },
  };
}
