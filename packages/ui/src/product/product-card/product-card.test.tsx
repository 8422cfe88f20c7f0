// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { ProductCard } from './product-card.tsx';
import { mount } from '../../test/mount.tsx';

const picture = { src: '/1.jpg', width: 4, height: 5, alt: '' };
const card = (
  <ProductCard
    href="/felho"
    name="Felhő fotel"
    picture={picture}
    hoverPicture={{ ...picture, src: '/2.jpg' }}
  />
);

function enter(element: HTMLElement, pointerType: string): void {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.assign(event, { pointerType });
  act(() => {
    element.dispatchEvent(event);
  });
}

it('fetches the second view only when a mouse comes', () => {
  const { root, find } = mount(card);
  expect(root.querySelectorAll('img')).toHaveLength(1);
  enter(find('article'), 'touch');
  expect(root.querySelectorAll('img')).toHaveLength(1);
  enter(find('article'), 'mouse');
  expect([...root.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/1.jpg',
    '/2.jpg',
  ]);
});
