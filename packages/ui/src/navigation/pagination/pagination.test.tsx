// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { LoadMore, Pagination } from './pagination.tsx';
import { mount, press } from '../../test/mount.tsx';

const texts = {
  label: 'Oldalak',
  hrefOf: (page: number) => (page === 1 ? '/c' : `/c?page=${page}`),
  pageLabel: (page: number) => `${page}. oldal`,
  previousLabel: 'Előző oldal',
  nextLabel: 'Következő oldal',
};

it('links to the neighbours with their relation and marks the page one is on', () => {
  const { find } = mount(<Pagination {...texts} current={2} total={5} />);
  expect(find('[rel="prev"]').getAttribute('href')).toBe('/c');
  expect(find('[rel="next"]').getAttribute('href')).toBe('/c?page=3');
  expect(find('[aria-current="page"]').getAttribute('aria-label')).toBe('2. oldal');
});

it('is nothing for a single page', () => {
  expect(mount(<Pagination {...texts} current={1} total={1} />).root.innerHTML).toBe('');
});

it('loads more in place by script, is a link without, and leaves when all is shown', () => {
  let loads = 0;
  const more = {
    label: 'További termékek',
    href: '/c?page=2',
    onLoad: () => {
      loads += 1;
    },
  };
  const { find, root, rerender } = mount(
    <LoadMore {...more} status="48 / 96 termék" shown={48} total={96} />,
  );
  expect(find('a').getAttribute('href')).toBe('/c?page=2');
  press(find('a'));
  expect(loads).toBe(1);
  rerender(<LoadMore {...more} status="96 / 96 termék" shown={96} total={96} />);
  expect(root.querySelector('a, button')).toBeNull();
});
