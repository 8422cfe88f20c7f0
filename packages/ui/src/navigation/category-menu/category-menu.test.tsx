// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CategoryMenu } from './category-menu.tsx';
import { key, mount, press } from '../../test/mount.tsx';

// React looks up `setImmediate` once and reuses it for every file of the worker: it must be the real one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const menu = (
  <CategoryMenu
    label="Kategóriák"
    categories={[
      {
        id: 'n',
        label: 'Nappali',
        href: '/nappali',
        children: [{ id: 'k', label: 'Kanapék', href: '/kanapek' }],
      },
    ]}
    allLabel={({ label }) => `Összes: ${label}`}
    openLabel={({ label }) => `${label}: alkategóriák`}
  />
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const pointer = (element: Element, type: string, clientX = 0) =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
    Object.defineProperty(event, 'pointerType', { value: 'mouse' });
    element.dispatchEvent(event);
  });

it('[S9-14] closes a flyout 300 ms after the pointer left, and keeps it for one that comes back', () => {
  const { find } = mount(menu);
  const opener = find('[aria-expanded]');
  // React derives "enter" and "leave" from "over" and "out".
  pointer(find('li'), 'pointerover');
  pass(120);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  pointer(find('nav'), 'pointerout');
  pass(299);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  pointer(find('li'), 'pointerover');
  pass(1000);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  pointer(find('nav'), 'pointerout');
  pass(300);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});

it('stays closed under a pointer at rest once a link was followed', () => {
  const { find } = mount(menu);
  const opener = find('[aria-expanded]');
  pointer(find('li'), 'pointerover', 7);
  pass(120);
  find('[href="/nappali"]').addEventListener('click', (event) => event.preventDefault());
  pointer(find('[href="/nappali"]'), 'click', 7);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  // The next page covers the menu under the pointer during a transition, and is removed again.
  pointer(find('nav'), 'pointerout', 7);
  pointer(find('li'), 'pointerover', 7);
  pass(1000);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  pointer(find('nav'), 'pointerout', 8);
  pointer(find('li'), 'pointerover', 8);
  pass(120);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
});

it('closes on Esc also for the pointer, whose focus is elsewhere', () => {
  const { find } = mount(menu);
  pointer(find('li'), 'pointerover');
  pass(120);
  expect(find('[aria-expanded]').getAttribute('aria-expanded')).toBe('true');
  key(document.body, 'Escape');
  expect(find('[aria-expanded]').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(document.body);
});

it('opens by its button and closes on Esc, with the focus back on the button', () => {
  const { find } = mount(menu);
  const opener = find('[aria-expanded]');
  press(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  key(find('[href="/kanapek"]'), 'Escape');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
});
