import type { ShopConfig } from '@shop/shop-config';
import type { ISql } from 'postgres';

type Carriers = ShopConfig['orders']['carriers'];

/** Number of a parcel: letters, digits and hyphens. */
const parcelCode = /^[\dA-Z-]{4,40}$/;

/**
 * Stores the number of a parcel of an order, with the page of the carrier in the language of the order; the same number
 * again changes nothing. Returns the reason of a refusal.
 * `carrierCode`: of a carrier in `shop.json`.
 */
export async function trackOrder(
  sql: ISql,
  shop: ShopConfig,
  parcel: { readonly orderNumber: string; readonly carrierCode: string; readonly code: string },
  nowMs: number,
): Promise<string | undefined> {
  const { carriers } = shop.orders;
  const refusal = trackingRefusal(carriers, parcel);
  if (refusal !== undefined) return refusal;
  const carrier = carriers.find(({ code }) => code === parcel.carrierCode);
  if (carrier === undefined) return undefined;
  const code = plainCode(parcel.code);
  const [order] = await sql<{ status: string; store_code: string | null }[]>`
    SELECT status, store_code FROM shop_order WHERE increment_id = ${parcel.orderNumber}`;
  if (order === undefined) return 'no such order';
  if (order.status === 'canceled') return 'the order is canceled';
  const view = shop.stores.views.find((candidate) => candidate.code === order.store_code);
  const page = carrier.trackingUrls?.[view?.language ?? ''] ?? carrier.trackingUrl;
  const url = page.replaceAll('{code}', encodeURIComponent(code));
  await sql`
    INSERT INTO order_tracking (order_id, carrier, code, carrier_name, url, created_at)
    SELECT id, ${carrier.code}, ${code}, ${carrier.name}, ${url}, ${new Date(nowMs)}
    FROM shop_order WHERE increment_id = ${parcel.orderNumber}
    ON CONFLICT DO NOTHING`;
  return undefined;
}

/** Returns the reason why a parcel cannot be stored for any order. */
export function trackingRefusal(
  carriers: Carriers,
  { carrierCode, code }: { readonly carrierCode: string; readonly code: string },
): string | undefined {
  if (!carriers.some((carrier) => carrier.code === carrierCode)) {
    const codeList = carriers.map((carrier) => carrier.code).join(', ');
    return `"${carrierCode}" is no carrier of shop.json (orders.carriers): ${codeList === '' ? 'it has none' : codeList}`;
  }
  return parcelCode.test(plainCode(code))
    ? undefined
    : 'the number of a parcel has 4 to 40 letters, digits and hyphens';
}

const plainCode = (code: string) => code.replaceAll(/\s/g, '').toUpperCase();
