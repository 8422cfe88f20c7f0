export { readList, readShippingAndPaymentMethods } from './shipping-and-payment-methods.ts';
export { viewMethods } from './view-methods.ts';
