export { assertShopFiles, shopFileKinds } from './shop-files.ts';
export { runCreateShop, type CreateShopOptions } from './create-shop-command.ts';
