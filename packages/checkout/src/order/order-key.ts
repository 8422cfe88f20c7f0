import type { Clock, IdGenerator } from '@shop/kernel';
import type { CheckoutStorage, OrderKey } from '../flow/checkout-storage.ts';

/** Idempotency key of the next order, stored on the device. Source: CH-43. */
export interface OrderKeyStore {
  /** Reads the key of an earlier page. */
  load(): Promise<OrderKey | undefined>;
  /** Creates the key unless there is one. */
  ensure(): Promise<OrderKey>;
  /** Marks the key before the order is sent. */
  markSent(): Promise<OrderKey>;
  /** Removes the key: the next order gets another one. */
  discard(): Promise<void>;
  /** Clears the key in memory without a write, for when the whole storage is cleared. */
  forget(): void;
}

export function createOrderKeyStore(
  storage: Pick<CheckoutStorage, 'readKey' | 'writeKey'>,
  { ids, clock }: { readonly ids: IdGenerator; readonly clock: Clock },
): OrderKeyStore {
  let key: OrderKey | undefined;

  async function write(next: OrderKey): Promise<OrderKey> {
    key = next;
    await storage.writeKey(next);
    return next;
  }

  async function ensure(): Promise<OrderKey> {
    return key ?? write({ key: ids.uuid(), madeAt: clock.now(), sent: false });
  }

  return {
    ensure,
    async load() {
      key = await storage.readKey();
      return key;
    },
    markSent: async () => write({ ...(await ensure()), sent: true }),
    async discard() {
      key = undefined;
      await storage.writeKey(undefined);
    },
    forget() {
      key = undefined;
    },
  };
}
