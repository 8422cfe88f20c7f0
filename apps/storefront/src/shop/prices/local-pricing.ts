/** Price calculation in the browser; loaded if the shop is configured for it. */
export { priceProduct } from '@shop/pricing';
export { shopPricing } from '@shop/pricing/shop';
