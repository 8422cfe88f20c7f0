import { unsafeBrand, type EpochMs } from '@shop/kernel';
import {
  allowedTransitions,
  canDownloadFiles,
  cashLine,
  isWithdrawalOpen,
  orderTotalRows,
} from '@shop/orders';

export const next = allowedTransitions('processing', 'customer'); // ["canceled"]

export const isPaid = canDownloadFiles({ status: 'processing', total: 2_990, isCash: false }); // true

const now = unsafeBrand<EpochMs>(Date.UTC(2026, 2, 5));
const order = { status: 'complete', end: unsafeBrand<EpochMs>(now + 1), isWithdrawn: false };
export const isOpen = isWithdrawalOpen(order, now); // true

// The courier is paid in coins of 5 Ft.
export const cash = cashLine(12_992, 'HUF', { code: 'cashondelivery', cash: true }, []); // {"rounding":-2,"payable":12990}

const amounts = { subtotal: 9_990, discount: 0, shipping: 0, payment: 0, total: 9_990, tax: 2_124 };
export const rows = orderTotalRows({ ...amounts, cash: undefined }).map(({ id }) => id); // ["subtotal","shipping","total","tax"]
