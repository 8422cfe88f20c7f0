import type { ReportedOrders } from '@shop/analytics';
import type { SafeStorage } from '@shop/platform-browser';

/** Key of the local storage. It is cleared with the data of third parties when a consent is withdrawn. */
const key = 'reported-orders';

/** Orders stored at most, the newest ones. */
const maxOrders = 40;

/** Stores the orders that were reported in the local storage of the device. */
export function createReportedOrders(storage: Pick<SafeStorage, 'get' | 'set'>): ReportedOrders {
  const read = () => (storage.get(key) ?? '').split(' ').filter(Boolean);
  return {
    has: (order) => read().includes(encodeURIComponent(order)),
    add: (order) =>
      void storage.set(key, [...read(), encodeURIComponent(order)].slice(-maxOrders).join(' ')),
  };
}
