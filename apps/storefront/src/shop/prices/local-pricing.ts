/** What prices are worked out with on this side; fetched where the shop wants that. */
export { priceProduct } from '@shop/pricing';
export { shopPricing } from '@shop/pricing/shop';
