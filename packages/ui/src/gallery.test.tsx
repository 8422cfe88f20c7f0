// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';
import type { GalleryProps } from './gallery.tsx';
import { mount, press } from './test/mount.tsx';

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
