// @vitest-environment jsdom
import type { ComponentProps, ReactElement } from 'react';
import { expect, it } from 'vitest';
import { FacetGroup } from './facet-group.tsx';
import { mount, press, type } from '../../test/mount.tsx';

const options = ['tölgy', 'dió', 'bükk', 'kőris'].map((value, n) => ({
  value,
  label: value,
  count: 10 - n,
  checked: value === 'kőris',
}));

function Group(props: Partial<ComponentProps<typeof FacetGroup>>): ReactElement {
  return (
    <FacetGroup
      title="Anyag"
      name="material"
      options={options}
      moreLabel="Továbbiak"
      lessLabel="Kevesebb"
      checkedLabel="kiválasztva"
      {...props}
    />
  );
}

const words = (root: HTMLElement): readonly string[] =>
  [...root.querySelectorAll('li')].map((item) => item.textContent ?? '');

it('folds a long list but never hides what is chosen', () => {
  const { root, find } = mount(<Group visible={2} />);
  expect(words(root)).toEqual(['tölgy10', 'dió9', 'kőris7']);
  press(find('button'));
  expect(words(root)).toHaveLength(4);
  expect(find('button').textContent).toBe('Kevesebb');
});

it('has no button when all of it is shown', () => {
  const { root } = mount(<Group visible={3} />);
  expect(words(root)).toHaveLength(4);
  expect(root.querySelector('button')).toBeNull();
});

it('shows the fields under it without an empty list where no option is left', () => {
  const { root } = mount(
    <Group options={[]}>
      <p>mezők</p>
    </Group>,
  );
  expect(root.querySelector('ul')).toBeNull();
  expect(root.textContent).toContain('mezők');
});

it('reports what was turned and to which side', () => {
  const log: unknown[] = [];
  const { find } = mount(<Group onToggle={(...change) => log.push(change)} />);
  press(find('[value="tölgy"]'));
  press(find('[value="kőris"]'));
  expect(log).toEqual([
    ['tölgy', true],
    ['kőris', false],
  ]);
});

it('is a list of crawlable links where options have addresses, except for those that leave nothing', () => {
  const linked = options.map((option) => ({
    ...option,
    href: `/c?material=${option.value}`,
    disabled: option.value === 'dió',
  }));
  const { root } = mount(<Group options={linked} />);
  expect([...root.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'tölgy10',
    'bükk8',
    'kőris7, kiválasztva',
  ]);
  expect(root.querySelector<HTMLInputElement>('[value="dió"]')?.disabled).toBe(true);
});

const search = {
  label: 'Keresés',
  noMatchLabel: 'Nincs ilyen',
  fold: (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
};

it('searches more than 15 options once they are unfolded, without accents and capitals', () => {
  const greens = Array.from({ length: 12 }, (_, n) => ({
    value: `${n}`,
    label: `Zöld ${n}`,
    count: 1,
    checked: false,
  }));
  const { root, find } = mount(<Group options={[...options, ...greens]} search={search} />);
  expect(root.querySelector('input[type="search"]')).toBeNull();
  press(find('button'));
  const seek = (text: string) => type(find<HTMLInputElement>('input[type="search"]'), text);
  seek('KORIS');
  expect(words(root)).toEqual(['kőris7']);
  seek('zold');
  expect(words(root)).toHaveLength(12);
  seek('xyz');
  expect(words(root)).toEqual([]);
  expect(root.textContent).toContain('Nincs ilyen');
  seek('');
  expect(words(root)).toHaveLength(16);
});

it('does not search a list of 15 options', () => {
  const { root } = mount(<Group search={search} />);
  expect(root.querySelector('input[type="search"]')).toBeNull();
});
