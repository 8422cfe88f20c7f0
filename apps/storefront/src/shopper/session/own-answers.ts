import type { AccountFailure } from '@shop/account';
import type { Clock, KeyValueStore, Result } from '@shop/kernel';
import * as v from 'valibot';

/** The answer of a call and its age. */
interface OwnAnswer<T> {
  readonly value: T;
  /** When the server gave it, in epoch ms. */
  readonly atMs: number;
}

/** A call whose answer belongs to the signed-in customer. */
export interface OwnCall<T> {
  /** Name of the answer on the device; one is stored for each name. */
  readonly name: string;
  /** Customer that the answer belongs to; another one is not shown it. */
  readonly owner: string;
  /** Schema of the answer, for what the device has stored. */
  readonly answer: v.GenericSchema<unknown, T>;
  readonly send: () => Promise<Result<T, AccountFailure>>;
}

/** Answers of the customer's own calls on this device, for account pages without a network. */
export interface OwnAnswers {
  /** Sends the call and stores its answer. Without a response it returns the stored one. Errors: those of the call. */
  read<T>(call: OwnCall<T>): Promise<Result<OwnAnswer<T>, AccountFailure>>;
  /** Deletes all of them; an answer that is on its way is not stored. Source: RL-7. */
  forget(): Promise<void>;
}

/** Creates the answers in their collection, which holds nothing else. */
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
