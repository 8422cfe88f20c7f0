import { randomInt } from 'node:crypto';
import type { LoyaltyCard } from '@shop/contract';
import type { ISql } from 'postgres';
import type { ApiContext } from '../context.ts';

/** The loyalty program of a shop: its own system, or the demo's below. */
export interface LoyaltyProgram {
  /** The card of a customer; `undefined` without one. */
  card(customerId: number): Promise<LoyaltyCard | undefined>;
  /** Gives a customer a card, or returns the existing one. */
  join(customerId: number): Promise<LoyaltyCard>;
  /** Takes the card and its points back. */
  leave(customerId: number): Promise<void>;
}

/** Returns the card of a customer in the demo's program; `undefined` without one. `sql` may be a transaction. */
export async function readLoyaltyCard(
  { shop }: Pick<ApiContext, 'shop'>,
  sql: ISql,
  customerId: number,
): Promise<LoyaltyCard | undefined> {
  const [row] = await sql<{ number: string; joined_at: Date; points: number }[]>`
    SELECT number, joined_at, (
      SELECT floor(coalesce(sum(grand_total / minor::numeric), 0))::int
      FROM shop_order JOIN jsonb_each_text(${JSON.stringify(shop.offers.minorPerPoint)}::text::jsonb)
        AS point (code, minor) ON code = currency
      WHERE shop_order.customer_id = loyalty_card.customer_id AND status = 'complete'
        AND created_at >= joined_at) AS points
    FROM loyalty_card WHERE customer_id = ${customerId}`;
  return row && { ...row, joined_at: row.joined_at.toISOString() };
}

/**
 * The program of the demo shop, in its own database: a number of 12 digits, and points for the orders that were
 * completed since joining (SC-60). Points buy nothing by themselves: what they are worth is the shop's to say.
 */
export function createDemoLoyaltyProgram(
  deps: Pick<ApiContext, 'sql' | 'clock' | 'shop'>,
): LoyaltyProgram {
  const { sql, clock } = deps;
  return {
    card: (customerId) => readLoyaltyCard(deps, sql, customerId),
    async join(customerId) {
      const number = `7${String(randomInt(10 ** 11)).padStart(11, '0')}`;
      const joined = await sql.begin(async (transaction) => {
        // The update changes nothing, but locks the row: the card cannot be removed before it is read.
        await transaction`
          INSERT INTO loyalty_card (customer_id, number, joined_at)
          VALUES (${customerId}, ${number}, ${new Date(clock.now())})
          ON CONFLICT (customer_id) DO UPDATE SET customer_id = excluded.customer_id`;
        return readLoyaltyCard(deps, transaction, customerId);
      });
      if (joined === undefined) throw new Error('A locked card is not there');
      return joined;
    },
    async leave(customerId) {
      await sql`DELETE FROM loyalty_card WHERE customer_id = ${customerId}`;
    },
  };
}
