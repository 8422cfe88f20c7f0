import { receiveCallback, type PaymentPorts } from '../payment-service.ts';

interface CallbackRow {
  readonly id: number;
  readonly provider: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Delivers the due callbacks of the sandbox, with the same code as those of real providers. */
export async function deliverCallbacks(ports: PaymentPorts): Promise<number> {
  const rows = await ports.sql<CallbackRow[]>`
    DELETE FROM sandbox_callback WHERE due_at <= ${new Date(ports.clock.now())}
    RETURNING id, provider, headers, body`;
  for (const { provider, headers, body } of rows) {
    await receiveCallback(ports, provider, { headers, body, query: new URLSearchParams() });
  }
  return rows.length;
}
