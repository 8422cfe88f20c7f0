import type { ISql } from 'postgres';

/** Records that an order is paid on the page of a provider, and how long its stock is reserved for that. */
export async function awaitPayment(
  sql: ISql,
  orderId: number,
  { provider, untilMs }: { readonly provider: string; readonly untilMs: number },
): Promise<void> {
  const until = new Date(untilMs);
  await sql`
    INSERT INTO order_payment (order_id, provider, reserved_until, check_at)
    VALUES (${orderId}, ${provider}, ${until}, ${until})`;
}
