export {
  writePaymentFailedEmail,
  writePaymentReceivedEmail,
  writePaymentRefundedEmail,
} from './emails/payment-email.ts';
export {
  grantWithin,
  readPaymentReport,
  runPaymentCapture,
  runPaymentRefund,
  runPaymentShow,
  settlePayment,
} from './payment-command.ts';
export { createPaymentProviders, logMissingProviders } from './providers/payment-providers.ts';
export { paymentPorts } from './payment-ports.ts';
export { paymentRoutes } from './payment-routes.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { deliverCallbacks } from './sandbox/deliver-callbacks.ts';
