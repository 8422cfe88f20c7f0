/** When an order is paid: `online` before it is packed, by a `transfer` in advance, or `on-receipt`. */
export type PaymentTiming = 'online' | 'transfer' | 'on-receipt';
