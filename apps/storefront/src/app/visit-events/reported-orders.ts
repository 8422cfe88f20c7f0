import type { ReportedOrders } from '@shop/analytics';
import type { SafeStorage } from '@shop/platform-browser';

/** Key in the local storage. It is cleared with third-party data when a consent is withdrawn. */
const key = 'reported-orders';

/** Largest number of stored orders; the newest stay. */
const maxOrders = 40;

/** Stores the reported orders in the local storage of the device. */
export function createReportedOrders(storage: Pick<SafeStorage, 'get' | 'set'>): ReportedOrders {
  const read = () => (storage.get(key) ?? '').split(' ').filter(Boolean);
  return {
    has: (order) => read().includes(encodeURIComponent(order)),
    add: (order) =>
      void storage.set(key, [...read(), encodeURIComponent(order)].slice(-maxOrders).join(' ')),
  };
}
