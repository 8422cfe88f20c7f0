import type { PaymentNames } from '@shop/payments';
import type { SandboxRecord, SandboxStore } from '@shop/payments/sandbox';
import type { ISql, Sql } from 'postgres';

interface RecordRow {
  readonly record: SandboxRecord;
}

/** Stores the payments of the sandbox in the database, for every process. */
export function createSandboxStore(sql: Sql): SandboxStore {
  const find = (from: ISql, names: PaymentNames, isLocked: boolean) => from<RecordRow[]>`
    SELECT record FROM sandbox_payment
    WHERE ${
      names.reference === undefined
        ? from`payment_id = ${names.paymentId}`
        : from`reference = ${names.reference}`
    } ${isLocked ? from`FOR UPDATE` : from``}`;
  return {
    async find(names) {
      const [row] = await find(sql, names, false);
      return row?.record;
    },
    async add(record) {
      await sql`
        INSERT INTO sandbox_payment (reference, payment_id, record)
        VALUES (${record.reference}, ${record.paymentId}, ${JSON.stringify(record)}::text::jsonb)
        ON CONFLICT (payment_id) DO NOTHING`;
      const [row] = await find(sql, { paymentId: record.paymentId }, false);
      return row?.record ?? record;
    },
    change: (names, change) =>
      sql.begin(async (tx) => {
        const [row] = await find(tx, names, true);
        if (row === undefined) return undefined;
        const record = change(row.record);
        await tx`
          UPDATE sandbox_payment SET record = ${JSON.stringify(record)}::text::jsonb
          WHERE reference = ${record.reference}`;
        return record;
      }),
  };
}
