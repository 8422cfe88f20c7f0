export type { PaymentProviders } from './payment-providers.ts';
export { paymentVariables, readPaymentSettings, type PaymentSettings } from './payment-settings.ts';
