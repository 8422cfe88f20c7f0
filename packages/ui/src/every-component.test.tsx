// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { everyStory } from '../stories/every-story.ts';
import * as ui from './index.ts';

function page(element: ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(element);
  return root;
}

/** Returns the accessible name of a control: `alt` and `<title>` count, hidden decoration does not. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label.trim();
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  const pictures = [...copy.querySelectorAll('img')].map((image) => image.alt);
  return [copy.textContent, ...pictures].join(' ').trim();
}

it('shows every component in a story', () => {
  const shown = new Set(everyStory.flatMap(({ components }) => [...components]));
  const missing = Object.entries(ui).filter(
    ([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && !shown.has(value),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

describe.each(everyStory)('$name', ({ element }) => {
  const root = page(element);
  const all = [...root.querySelectorAll('*')];

  it('renders on the server, without a style or a script in its markup', () => {
    expect(root.innerHTML).not.toBe('');
    const attributes = all.flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((key) => key === 'style' || key.startsWith('on'))).toEqual([]);
    expect(root.querySelectorAll('style, script')).toHaveLength(0);
  });

  it('names every control', () => {
    const controls = [...root.querySelectorAll('a, button, summary, [role="img"], [role="tab"]')];
    expect(controls.filter((control) => nameOf(control) === '')).toEqual([]);
    const fields = [...root.querySelectorAll('input:not([type="hidden"]), select, textarea')];
    const nameless = fields.filter((field) => {
      const label =
        field.closest('label') ?? root.querySelector(`label[for="${CSS.escape(field.id)}"]`);
      return label === null || nameOf(label) === '';
    });
    expect(nameless).toEqual([]);
  });

  it('refers only to ids that it has, each of them once', () => {
    const ids = all.map((element) => element.id).filter((id) => id !== '');
    expect(new Set(ids).size).toBe(ids.length);
    const keys = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const wanted = all.flatMap((element) =>
      keys.flatMap((key) => element.getAttribute(key)?.split(' ') ?? []),
    );
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('gives every picture its size and a text, and every button its type', () => {
    for (const image of root.querySelectorAll('img')) {
      expect(image.hasAttribute('alt')).toBe(true);
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    }
    expect(root.querySelectorAll('button:not([type])')).toHaveLength(0);
  });
});
