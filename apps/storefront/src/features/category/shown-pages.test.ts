import { expect, it } from 'vitest';
import { shownPagesOf } from './shown-pages.ts';

it.each([
  [{ shownPages: 3 }, 3],
  [{ shownPages: 400 }, 20],
  [{ shownPages: 0 }, 1],
  [{ shownPages: 1.5 }, 1],
  [{ shownPages: '3' }, 1],
  [{}, 1],
  [null, 1],
])('findings B11: an entry of the history with %j showed %i pages', (state, pages) => {
  expect(shownPagesOf(state)).toBe(pages);
});
