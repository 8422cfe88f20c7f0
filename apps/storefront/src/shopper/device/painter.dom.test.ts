import { pendingAddsCookie } from '@shop/contract';
import { afterEach, expect, it } from 'vitest';
import { painterScript, paintMark } from './painter.ts';

const page = `
  <a data-own="cart"></a><a data-own="wishes"></a><a data-own="compared"></a>
  <button data-wish="FOTEL"></button><button data-wish="KANAPE"></button>`;
const painted = () =>
  [...document.querySelectorAll<HTMLElement>('a, button')].map(({ dataset }) => dataset['painted']);

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

it.each([
  [{ cart: 3, compared: 0, wishes: ['FOTEL'] }, ['3', '1', undefined, '', undefined]],
  [{ cart: 120, compared: 2, wishes: [] }, ['99+', undefined, '2', undefined, undefined]],
])('shows the count, by the inline script and by the page: %o', (mark, expected) => {
  document.body.innerHTML = page;
  localStorage.setItem('shopper-de', JSON.stringify(mark));
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- as the document runs it
  new Function(painterScript('shopper-de'))();
  expect(painted()).toEqual(expected);
  document.body.innerHTML = page;
  paintMark(mark, document);
  expect(painted()).toEqual(expected);
});

it('removes an outdated count', () => {
  document.body.innerHTML = page;
  paintMark({ cart: 1, compared: 1, wishes: ['FOTEL'] }, document);
  paintMark({ cart: 0, compared: 0, wishes: [] }, document);
  expect(painted()).toEqual(Array.from({ length: 5 }));
});

it.each([['{'], ['null'], [undefined]])('paints nothing where %s is stored', (text) => {
  document.body.innerHTML = page;
  if (text !== undefined) localStorage.setItem('shopper', text);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- as the document runs it
  new Function(painterScript('shopper'))();
  expect(painted()).toEqual(Array.from({ length: 5 }));
});

it.each<[what: string, mark: string | undefined, cookie: string, isPainted: boolean]>([
  ['a device that stores nothing of a shopper', undefined, '', true],
  ['one that does', '{"cart":0,"compared":0,"wishes":[]}', '', false],
  ['one with products still to be added', undefined, `${pendingAddsCookie.name}=x`, false],
  ['one whose mark is damaged', '{', '', false],
])('on %s what is empty shows or not', (_what, mark, cookie, isPainted) => {
  document.body.innerHTML = '<div data-empty=""></div>';
  if (mark !== undefined) localStorage.setItem('shopper', mark);
  document.cookie = cookie === '' ? `${pendingAddsCookie.name}=; max-age=0` : cookie;
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- as the document runs it
  new Function(painterScript('shopper'))();
  expect(document.querySelector('[data-empty]')?.hasAttribute('data-painted')).toBe(isPainted);
});

it('is small enough for every document', () => {
  expect(painterScript('shopper').length).toBeLessThan(460);
});
