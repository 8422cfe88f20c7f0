export { readOrderAddressee } from './emails/order-addressee.ts';
export { orderAttachments } from './emails/order-attachments.ts';
export { writeOrderEmail } from './emails/order-email.ts';
export {
  writeCanceledEmail,
  writeInvoiceEmail,
  writeShippedEmail,
} from './emails/order-status-email.ts';
export { orderLink } from './order-access.ts';
export { readInvoices, readInvoiceToken } from './order-invoices.ts';
export { readOrder, readOrderItems, type OrderRow } from './order-rows.ts';
export { orderAccessRoutes } from './guest/order-access-routes.ts';
export { writeOrderCodeEmail } from './guest/order-code.ts';
export { changeOrderStatus } from './history/change-order-status.ts';
export { reclaimOrder } from './history/reclaim-order.ts';
export { readOrderDocument, readOrderPage } from './history/order-history.ts';
export { ownOrderRoutes } from './history/own-order-routes.ts';
export { orderRoutes } from './placing/order-routes.ts';
export { writeWithdrawalNotice, writeWithdrawalReceipt } from './withdrawal/withdrawal-email.ts';
export { withdrawalRoutes } from './withdrawal/withdrawal-routes.ts';
export { runOrderList, runOrderShow, runOrderStatus } from './history/order-command.ts';
export {
  orderStatusAfter,
  runOrderDispatch,
  runOrderStep,
  runOrderTrack,
  takeStepWithin,
} from './history/order-step-command.ts';
export { trackOrder } from './history/track-order.ts';
export { changedSince, lastStoredId } from './export/exported-orders.ts';
export { runOrderExport, type ExportOptions } from './export/export-command.ts';
export { isRefunded } from './payment-facts.ts';
