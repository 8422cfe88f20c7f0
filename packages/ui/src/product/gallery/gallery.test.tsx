// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';
import type { GalleryProps } from './gallery.tsx';
import { key, mount, press } from '../../test/mount.tsx';

Element.prototype.scrollTo = () => undefined;

const picture = { src: '/1.jpg', width: 4, height: 5, alt: 'Felhő fotel' };
const props: GalleryProps = {
  label: 'Képek',
  pictures: [
    { id: 'kep-1', picture, thumb: picture },
    { id: 'kep-2', picture, thumb: picture },
  ],
  thumbLabel: (position) => `${position}. kép`,
  previousLabel: 'Előző',
  nextLabel: 'Következő',
};

it('grows a picture where it is pressed, and back', () => {
  const { find } = mount(<Gallery {...props} start={0} magnifyLabel="Nagyobb" />);
  const lens = find('[aria-label="Nagyobb"]');
  expect(lens.getAttribute('aria-pressed')).toBe('false');
  press(lens);
  expect(lens.getAttribute('aria-pressed')).toBe('true');
  press(lens);
  expect(lens.getAttribute('aria-pressed')).toBe('false');
});

it('grows a picture by keys, and goes on to the next one only while it is small', () => {
  const { find } = mount(<Gallery {...props} start={0} magnifyLabel="Nagyobb" />);
  const lens = find('[aria-label="Nagyobb"]');
  key(lens, '+');
  expect(lens.style.inlineSize).toBe('150%');
  for (let times = 0; times < 9; times += 1) key(lens, '+');
  expect(lens.style.inlineSize).toBe('400%');
  key(lens, '-');
  expect(Number.parseFloat(lens.style.inlineSize)).toBeCloseTo(400 / 1.5);
  key(lens, '0');
  expect(lens.style.inlineSize).toBe('100%');
  expect(lens.getAttribute('aria-pressed')).toBe('false');
});

it('grows a picture under two fingers, and leaves one finger to the row', () => {
  const { find } = mount(<Gallery {...props} start={0} magnifyLabel="Nagyobb" />);
  const lens = find('[aria-label="Nagyobb"]');
  const touch = (name: string, ...places: readonly (readonly [x: number, y: number])[]) => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    const touches = places.map(([clientX, clientY]) => ({ clientX, clientY }));
    act(() => void lens.dispatchEvent(Object.assign(event, { touches })));
    return event.defaultPrevented;
  };
  touch('touchstart', [100, 100]);
  expect(touch('touchmove', [150, 100])).toBe(false);
  touch('touchstart', [100, 100], [200, 100]);
  expect(touch('touchmove', [50, 100], [350, 100])).toBe(true);
  expect(lens.style.inlineSize).toBe('300%');
  expect(touch('touchmove', [145, 100], [155, 100])).toBe(true);
  expect(lens.style.inlineSize).toBe('100%');
});

it('leaves pictures of a page alone', () => {
  const { root } = mount(<Gallery {...props} />);
  expect(root.querySelectorAll('[aria-pressed]')).toHaveLength(0);
});

it('takes over the picture of a card only on the page, never in a dialog', () => {
  expect(
    mount(<Gallery {...props} />).root.querySelectorAll('[data-carries-picture]'),
  ).toHaveLength(1);
  expect(
    mount(<Gallery {...props} start={1} />).root.querySelectorAll('[data-carries-picture]'),
  ).toHaveLength(0);
});

it('begins at the picture it is told', () => {
  const { find } = mount(<Gallery {...props} start={1} />);
  expect(find('[aria-label="2. kép"]').getAttribute('aria-current')).toBe('true');
});
