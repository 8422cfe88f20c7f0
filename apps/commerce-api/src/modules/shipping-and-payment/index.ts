export { selectedShipping, availablePayment, availableShipping } from './fitting-methods.ts';
export { paymentDocument, shippingDocument } from './method-documents.ts';
export {
  type ShippingAndPaymentMethods,
  paymentMethod,
  type PaymentRule,
  readShippingAndPaymentMethods,
  readList,
  shippingMethod,
  type ShippingRule,
} from './shipping-and-payment-methods.ts';
export { viewMethods } from './view-methods.ts';
