export { createServerCart } from './server/create-server-cart.ts';
export type { ServerCartOptions } from './server/server-cart.ts';
