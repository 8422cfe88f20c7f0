export { shippingFee } from './shipping-fee.ts';
export { guests, shopPricing } from './shop-pricing.ts';
export type { PricingSettings } from './shop-pricing.ts';
