import { expect, it } from 'vitest';
import { createScrollRestoration } from './restore-scroll.ts';

const pageOf = (type: string, scrollY: number) =>
  ({ scrollY, performance: { getEntriesByType: () => [{ type }] } }) as unknown as Window &
    typeof globalThis;

it.each([
  ['navigate', 200, false],
  ['navigate', 0, true],
  ['reload', 200, true],
  ['back_forward', 200, true],
])('after %s at %s px restores the first page: %s', (type, scrollY, restores) => {
  expect(createScrollRestoration(pageOf(type, scrollY))()).toBe(restores);
});

it('restores every page after the first', () => {
  const restoresScroll = createScrollRestoration(pageOf('navigate', 200));
  expect([restoresScroll(), restoresScroll()]).toEqual([false, true]);
});
