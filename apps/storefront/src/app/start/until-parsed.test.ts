import { expect, it } from 'vitest';
import { untilParsed } from './until-parsed.ts';

function pageOf(readyState: string, data: object) {
  const document = Object.assign(new EventTarget(), { readyState });
  return Object.assign(data, { document }) as unknown as Window;
}

it.each([
  ['loading', false],
  ['interactive', true],
  ['complete', true],
])('the start goes on at once with a %s document: %s', async (readyState, isAtOnce) => {
  const page = pageOf(readyState, { $_TSR: {} });
  let goesOn = false;
  const parsed = untilParsed(page).then(() => {
    goesOn = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(goesOn).toBe(isAtOnce);
  page.document.dispatchEvent(new Event('DOMContentLoaded'));
  await parsed;
  expect(goesOn).toBe(true);
});

it('a document that ended before its last script is refused', async () => {
  await expect(untilParsed(pageOf('interactive', {}))).rejects.toThrow('ended early');
});
