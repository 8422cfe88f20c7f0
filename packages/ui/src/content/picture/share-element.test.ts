// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shareElement } from './share-element.ts';

const nameOf = (element: Element | null): string =>
  element instanceof HTMLElement ? element.style.getPropertyValue('view-transition-name') : '?';

it('gives the name to one picture and takes it from the others', () => {
  document.body.innerHTML =
    '<span id="gallery" data-carries-picture></span><span id="card"></span><span id="next"></span>';
  shareElement(document.querySelector('#card'));
  expect(nameOf(document.querySelector('#gallery'))).toBe('none');
  expect(nameOf(document.querySelector('#card'))).toBe('product-picture');
  shareElement(document.querySelector('#next'));
  expect(nameOf(document.querySelector('#card'))).toBe('none');
  expect(nameOf(document.querySelector('#next'))).toBe('product-picture');
});

it('leaves the name with its picture where there is no other', () => {
  document.body.innerHTML = '<span id="card"></span>';
  shareElement(document.querySelector('#card'));
  shareElement(undefined);
  expect(nameOf(document.querySelector('#card'))).toBe('product-picture');
});
