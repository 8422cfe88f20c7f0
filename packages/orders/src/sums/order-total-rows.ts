/** Amounts of an order, gross except for the included tax. All in major units, or all in minor units. */
export interface OrderAmounts {
  readonly subtotal: number;
  /** Discount; its sign is ignored. */
  readonly discount: number;
  /** `undefined` if nothing is shipped. */
  readonly shipping: number | undefined;
  readonly payment: number;
  readonly total: number;
  readonly tax: number;
  /** Amount paid in cash; `undefined` for other payment methods. */
  readonly cash: number | undefined;
}

/** One total row of an order. */
export interface OrderTotalRow {
  readonly id:
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'payment'
    | 'total'
    | 'tax'
    | 'rounding'
    | 'cash';
  /** A discount is negative; shipping of 0 is free. */
  readonly amount: number;
}

/** Returns the total rows of an order, the total after its components. Source: OR-13, OR-12. */
export function orderTotalRows(amounts: OrderAmounts): readonly OrderTotalRow[] {
  const { subtotal, shipping, payment, total, tax, cash } = amounts;
  const discount = Math.abs(amounts.discount);
  return [
    { id: 'subtotal', amount: subtotal },
    ...(discount === 0 ? [] : [{ id: 'discount', amount: -discount } as const]),
    ...(shipping === undefined ? [] : [{ id: 'shipping', amount: shipping } as const]),
    ...(payment === 0 ? [] : [{ id: 'payment', amount: payment } as const]),
    { id: 'total', amount: total },
    { id: 'tax', amount: tax },
    ...(cash === undefined || cash === total
      ? []
      : ([
          { id: 'rounding', amount: cash - total },
          { id: 'cash', amount: cash },
        ] as const)),
  ];
}
