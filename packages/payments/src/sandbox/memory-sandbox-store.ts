import type { PaymentNames } from '../provider/payment-provider.ts';
import type { SandboxStore } from './sandbox-provider.ts';
import type { SandboxRecord } from './sandbox-record.ts';

/** Creates a store in memory, for tests and for a single process. */
export function createMemorySandboxStore(): SandboxStore {
  const records: SandboxRecord[] = [];
  const indexOf = ({ paymentId, reference }: PaymentNames) =>
    records.findIndex((record) =>
      reference === undefined ? record.paymentId === paymentId : record.reference === reference,
    );
  return {
    async find(names) {
      return records[indexOf(names)];
    },
    async add(record) {
      const index = indexOf({ paymentId: record.paymentId });
      if (index < 0) records.push(record);
      return records[index] ?? record;
    },
    async change(names, change) {
      const index = indexOf(names);
      const record = records[index];
      if (record === undefined) return undefined;
      const after = change(record);
      records[index] = after;
      return after;
    },
  };
}
