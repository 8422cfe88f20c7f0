export { runCreateShop, type CreateShopOptions } from './create-shop-command.ts';
