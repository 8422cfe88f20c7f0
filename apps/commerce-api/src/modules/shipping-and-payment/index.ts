export { chosenShipping, fittingPayment, fittingShipping } from './fitting-methods.ts';
export { paymentDocument, shippingDocument } from './method-documents.ts';
export {
  type CommerceMethods,
  type PaymentRule,
  readCommerceMethods,
  readList,
  type ShippingRule,
} from './shipping-and-payment-methods.ts';
export { viewMethods } from './view-methods.ts';
