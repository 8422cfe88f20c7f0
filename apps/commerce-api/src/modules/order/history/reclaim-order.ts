import type { TransactionSql } from 'postgres';
import { useCoupon } from '../../coupon/index.ts';
import { takeStock } from '../placing/order-store.ts';

interface Need {
  readonly sku: string;
  readonly qty: number;
  readonly left: number | null;
  readonly manage_stock: boolean | null;
}

/**
 * Reopens a canceled order whose payment arrived after its reservation had ended. The caller's transaction has locked
 * the order. `takesStock` false: the shop will deliver articles that it does not have yet. Returns false if the stock
 * is insufficient; then nothing is changed.
 */
export async function reclaimOrder(
  tx: TransactionSql,
  {
    orderId,
    nowMs,
    takesStock,
  }: { readonly orderId: number; readonly nowMs: number; readonly takesStock: boolean },
): Promise<boolean> {
  if (takesStock) {
    // Locked in the order of skus, as in every transaction that takes stock.
    await tx`
      SELECT FROM stock WHERE sku IN (SELECT sku FROM order_item WHERE order_id = ${orderId})
      ORDER BY sku FOR UPDATE`;
    const needs = await tx<Need[]>`
      SELECT needed.sku, needed.qty, stock.qty AS left, stock.manage_stock FROM (
        SELECT sku, sum(qty)::int AS qty FROM order_item
        WHERE order_id = ${orderId} AND (product_type <> 'bundle' OR parent_item_id IS NOT NULL)
        GROUP BY sku) AS needed
      LEFT JOIN stock ON stock.sku = needed.sku`;
    if (
      needs.some(({ manage_stock: isManaged, left: stock, qty }) => isManaged && (stock ?? 0) < qty)
    ) {
      return false;
    }
    await takeStock(tx, new Map(needs.map(({ sku, qty }) => [sku, qty])));
  }
  const [order] = await tx<{ coupon_code: string | null }[]>`
    UPDATE shop_order SET status = 'processing' WHERE id = ${orderId} RETURNING coupon_code`;
  await tx`
    INSERT INTO order_status_change (order_id, status, changed_at, changed_by)
    VALUES (${orderId}, 'processing', ${new Date(nowMs)}, 'shop')`;
  if (order?.coupon_code) await useCoupon(tx, order.coupon_code);
  return true;
}
