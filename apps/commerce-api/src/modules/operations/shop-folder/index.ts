export { runCheckShop } from './check-shop-command.ts';
export { assertShopFiles, shopFileKinds } from './shop-files.ts';
export { runCreateShop, type CreateShopOptions } from './create-shop-command.ts';
