import { expect, it } from 'vitest';
import { mostLines } from './cart.ts';

it('[CO-67] a cart of the server has 200 lines at most', () => {
  expect(mostLines).toBe(200);
});
