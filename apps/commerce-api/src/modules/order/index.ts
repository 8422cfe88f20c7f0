export { orderAttachments } from './emails/order-attachments.ts';
export { writeOrderEmail } from './emails/order-email.ts';
export { writeCanceledEmail, writeShippedEmail } from './emails/order-status-email.ts';
export { readOrderPage } from './history/order-history.ts';
export { ownOrderRoutes } from './history/own-order-routes.ts';
export { orderRoutes } from './placing/order-routes.ts';
export { writeWithdrawalNotice, writeWithdrawalReceipt } from './withdrawal/withdrawal-email.ts';
export { withdrawalRoutes } from './withdrawal/withdrawal-routes.ts';
export { runOrderList, runOrderShow, runOrderStatus } from './history/order-command.ts';
