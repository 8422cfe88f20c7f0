/** Time of payment: `online` before packing, by `transfer` in advance, or `on-receipt`. */
export type PaymentTiming = 'online' | 'transfer' | 'on-receipt';
