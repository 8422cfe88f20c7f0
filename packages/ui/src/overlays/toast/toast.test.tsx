// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ToastRegion, type Toast } from './toast.tsx';
import { mount } from '../../test/mount.tsx';

const held: boolean[] = [];
beforeEach(() => void (held.length = 0));

const toast = (id: string): Toast => ({ id, tone: 'info', message: `Szöveg ${id}` });
const page = (...ids: readonly string[]) => (
  <>
    <button type="button" id="before">
      Megosztás
    </button>
    <ToastRegion
      label="Értesítések"
      toasts={ids.map(toast)}
      dismissLabel="Bezárás"
      onDismiss={() => {}}
      onHold={(isHeld) => held.push(isHeld)}
    />
  </>
);
const over = (element: Element, type: 'pointerover' | 'pointerout') =>
  act(() => void element.dispatchEvent(new MouseEvent(type, { bubbles: true })));
const focus = (element: HTMLElement) => act(() => element.focus());

it('stays paused while the focus is on a toast, for any pointer position', () => {
  const { find } = mount(page('a'));
  focus(find('[aria-label="Bezárás"]'));
  over(find('li'), 'pointerover');
  over(find('section'), 'pointerout');
  expect(held.at(-1)).toBe(true);
  focus(find('#before'));
  expect(held.at(-1)).toBe(false);
});

it('stays paused while the pointer rests on it, for any focus', () => {
  const { find } = mount(page('a'));
  over(find('li'), 'pointerover');
  focus(find('[aria-label="Bezárás"]'));
  focus(find('#before'));
  expect(held.at(-1)).toBe(true);
});

it('hands the focus of a toast that goes to the next one, and at last back to where it came from', () => {
  const { find, rerender } = mount(page('a', 'b'));
  focus(find('#before'));
  focus(find('[aria-label="Bezárás"]'));
  rerender(page('b'));
  expect(document.activeElement).toBe(find('[aria-label="Bezárás"]'));
  expect(held.at(-1)).toBe(true);
  rerender(page());
  expect(document.activeElement).toBe(find('#before'));
  expect(held.at(-1)).toBe(false);
});

it('leaves the focus alone when a toast goes on which it was not', () => {
  const { find, rerender } = mount(page('a', 'b'));
  focus(find('#before'));
  rerender(page('b'));
  expect(document.activeElement).toBe(find('#before'));
  expect(held).toEqual([]);
});

it.each([
  ['in the upper half of the window', 0.2, true],
  ['in the lower half', 0.8, false],
])('comes where a press %s is not', (_where, share, isLow) => {
  const { find, rerender } = mount(page());
  const press = { bubbles: true, clientY: share * window.innerHeight };
  act(() => void find('#before').dispatchEvent(new MouseEvent('pointerdown', press)));
  rerender(page('a'));
  expect(find('section').hasAttribute('data-low')).toBe(isLow);
});

it('keeps its position while it is open, for presses anywhere', () => {
  const { find, rerender } = mount(page('a'));
  const press = { bubbles: true, clientY: 1 };
  act(() => void find('#before').dispatchEvent(new MouseEvent('pointerdown', press)));
  rerender(page('a', 'b'));
  expect(find('section').hasAttribute('data-low')).toBe(false);
});

/** Sets the position of an element in the viewport of 768 px: jsdom has no layout. */
function place(element: Element, top: () => number, height = 48): void {
  element.getBoundingClientRect = () => new DOMRect(16, top(), 358, height);
}

/** Adds a toast of 48 px; the upper position is at 124 px, the lower one at 700. */
function addToast(find: (selector: string) => HTMLElement, rerender: (page: ReactElement) => void) {
  const rectOf = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    if (this.tagName !== 'LI') return rectOf.call(this);
    return new DOMRect(16, find('section').hasAttribute('data-low') ? 700 : 124, 358, 48);
  };
  rerender(page('a'));
  Element.prototype.getBoundingClientRect = rectOf;
}

it('comes where the pressed element is not after a scroll', () => {
  const { find, rerender } = mount(page());
  let top = 600;
  place(find('#before'), () => top);
  const press = { bubbles: true, clientY: 620 };
  act(() => void find('#before').dispatchEvent(new MouseEvent('pointerdown', press)));
  top = 130;
  addToast(find, rerender);
  expect(find('section').hasAttribute('data-low')).toBe(true);
});

it.each([
  ['at the upper edge', 120, 500, true],
  ['at the lower edge', 710, 200, false],
])('does not hide a main action %s', (_edge, actionTop, pressedY, isLow) => {
  const { find, rerender } = mount(page());
  const action = find('#before');
  action.dataset['variant'] = 'primary';
  place(action, () => actionTop);
  const press = { bubbles: true, clientY: pressedY };
  act(() => void find('section').dispatchEvent(new MouseEvent('pointerdown', press)));
  addToast(find, rerender);
  expect(find('section').hasAttribute('data-low')).toBe(isLow);
  delete action.dataset['variant'];
});
