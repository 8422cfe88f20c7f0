export { createServerCart } from './create-server-cart.ts';
export type { ServerCartWire } from './create-server-cart.ts';
export { courseOfPull } from './failure-course.ts';
export type { ServerCart } from './server-cart.ts';
