// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';
import { key, mount, press } from '../../test/mount.tsx';

const tabs = ['Adataim', 'Rendeléseim', 'Hírlevél'].map((label, n) => ({
  id: String(n),
  label,
  content: `${label} tartalma`,
}));

function shown(root: HTMLElement): string {
  const open = [...root.querySelectorAll('[role="tabpanel"]:not([hidden])')];
  return open.map((panel) => panel.textContent).join();
}

it('shows one panel and moves by keys around the ends', () => {
  const { root, find } = mount(<Tabs label="Fiók" tabs={tabs} />);
  expect(shown(root)).toBe('Adataim tartalma');
  key(find('[aria-selected="true"]'), 'ArrowLeft');
  expect(shown(root)).toBe('Hírlevél tartalma');
  expect(document.activeElement?.textContent).toBe('Hírlevél');
  key(find('[aria-selected="true"]'), 'ArrowRight');
  expect(shown(root)).toBe('Adataim tartalma');
  key(find('[aria-selected="true"]'), 'End');
  expect(shown(root)).toBe('Hírlevél tartalma');
});

it('has one tab in the tab order', () => {
  const { root, find } = mount(<Tabs label="Fiók" tabs={tabs} />);
  press(find('[role="tab"]:nth-child(2)'));
  const order = [...root.querySelectorAll<HTMLElement>('[role="tab"]')].map((tab) => tab.tabIndex);
  expect(order).toEqual([-1, 0, -1]);
});
