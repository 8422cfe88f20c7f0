export { createServerCart } from './create-server-cart.ts';
export type { ServerCartWire } from './create-server-cart.ts';
