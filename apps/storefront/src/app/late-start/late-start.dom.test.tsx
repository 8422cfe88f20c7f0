import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayEarlyInput } from './early-input.ts';
import { startLate } from './late-start.ts';

const files = {
  entry: '/assets/entry.js',
  files: ['/assets/a.js', '/assets/b.js'],
  parts: ['/assets/part.js'],
};
const load = vi.fn<(address: string) => Promise<unknown>>(() => new Promise(() => {}));
const page = window as Window & typeof globalThis;
const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

/** Reports a paint to the observer. */
let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear: () => void) {
        paint = hear;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  window.earlyInput?.stop();
  delete window.earlyInput;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  load.mockReset().mockImplementation(() => new Promise(() => {}));
});

const press = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)!.dispatchEvent(event);
  return event;
};

describe('the scripts of a page', () => {
  it('start after the largest paint, each preloaded in its own task, the entry script last', () => {
    startLate(files, page, load);
    vi.advanceTimersByTime(10_000);
    expect(preloaded()).toEqual([]);
    paint();
    vi.advanceTimersToNextTimer();
    expect(preloaded()).toEqual(['/assets/entry.js']);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    expect(preloaded()).toEqual(['/assets/entry.js', '/assets/a.js']);
    vi.runAllTimers();
    expect(preloaded()).toEqual(['/assets/entry.js', '/assets/a.js', '/assets/b.js']);
    expect(load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js');
    paint();
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('wait for the image that the page requested first', () => {
    document.body.innerHTML = '<img fetchpriority="high" src="/a.webp">';
    const image = document.querySelector('img')!;
    const complete = vi.spyOn(image, 'complete', 'get').mockReturnValue(false);
    startLate(files, page, load);
    paint();
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    complete.mockReturnValue(true);
    paint();
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('start 1.5 s after the load event where no paint is reported', () => {
    startLate(files, page, load);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1499);
    expect(preloaded()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(preloaded()).toEqual(['/assets/entry.js']);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input'])(
    'start immediately on %s, with the scripts of the parts',
    (type) => {
      startLate(files, page, load);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(preloaded()).toEqual(['/assets/entry.js', '/assets/part.js']);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      vi.runAllTimers();
      expect(preloaded().filter((file) => file === '/assets/part.js')).toHaveLength(1);
    },
  );
});

describe('back and forward before hydration', () => {
  const reload = vi.fn<() => void>();
  const location = { href: '', pathname: '/lamps', search: '?page=2', hash: '', reload };

  it('load the other page of this document, and none for a place on this page', () => {
    const page = Object.create(window, {
      location: { value: location },
      addEventListener: { value: window.addEventListener.bind(window) },
      setTimeout: { value: window.setTimeout.bind(window) },
    }) as Window & typeof globalThis;
    startLate(files, page, load);
    location.hash = '#content';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).not.toHaveBeenCalled();
    location.search = '';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledOnce();
    page.earlyInput?.stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('an early press', () => {
  it('on a button is stored, once for each button', () => {
    document.body.innerHTML = '<button><svg><path/></svg></button>';
    startLate(files, page, load);
    expect(press('path').defaultPrevented).toBe(true);
    press('button');
    expect([...window.earlyInput!.presses]).toEqual([document.querySelector('button')]);
  });

  it('on a header control with a fragment link is stored', () => {
    document.body.innerHTML = '<a href="#content"></a><header><a href="#menu"></a></header>';
    startLate(files, page, load);
    expect(press('header a').defaultPrevented).toBe(true);
    expect(press('a[href="#content"]').defaultPrevented).toBe(false);
  });

  it.each<[what: string, html: string, init: MouseEventInit]>([
    ['on a link', '<a href="#top"></a>', {}],
    ['on a form with an address', '<form action="/s"><a></a><button></button></form>', {}],
    ['with a modifier key', '<button></button>', { ctrlKey: true }],
    ['of another button', '<button></button>', { button: 1 }],
  ])('%s is left to the browser', (_what, html, init) => {
    document.body.innerHTML = html;
    document.body.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    startLate(files, page, load);
    press('button, a[href]', init);
    expect(window.earlyInput!.presses.size).toBe(0);
  });

  it.each<[what: string, fail: () => Promise<unknown>]>([
    ['fail', () => Promise.reject(new Error('gone'))],
    ['take longer than 20 s', () => new Promise(() => {})],
  ])('is left to the browser where the scripts %s', async (_what, fail) => {
    document.body.innerHTML = '<button></button>';
    const pressed = vi.fn<() => void>();
    document.querySelector('button')!.addEventListener('click', pressed);
    load.mockImplementation(fail);
    startLate(files, page, load);
    press('button');
    expect(pressed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pressed).toHaveBeenCalledTimes(1);
    press('button');
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe('after hydration', () => {
  const happened: string[] = [];

  function Fields() {
    const [text, setText] = useState('');
    const [color, setColor] = useState('oak');
    const [isSorted, setSorted] = useState(false);
    return (
      <>
        <input
          name="text"
          value={text}
          onFocus={() => happened.push('focus')}
          onChange={(event) => setText(event.target.value)}
        />
        {['oak', 'ash'].map((name) => (
          <input
            key={name}
            type="radio"
            name="color"
            value={name}
            checked={color === name}
            onChange={() => setColor(name)}
          />
        ))}
        <input type="checkbox" checked={isSorted} onChange={() => setSorted(!isSorted)} />
        <select name="size" onChange={(event) => happened.push(event.target.value)}>
          <option>S</option>
          <option>L</option>
        </select>
        <button onClick={() => happened.push('press')}>Press</button>
        <output>{`${text} ${color} ${String(isSorted)}`}</output>
      </>
    );
  }

  const field = <T extends HTMLInputElement | HTMLSelectElement>(selector: string) =>
    document.querySelector<T>(selector)!;
  const change = (element: HTMLInputElement | HTMLSelectElement, value: string) => {
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };

  it('focus, typed text, selections and presses are replayed in that order', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    happened.length = 0;
    document.body.innerHTML = `<main>${renderToString(<Fields />)}</main>`;
    startLate(files, page, load);
    field('[name=text]').focus();
    change(field('[name=text]'), 'fotel');
    field<HTMLInputElement>('[value=ash]').click();
    field<HTMLInputElement>('[type=checkbox]').click();
    change(field('select'), 'L');
    press('button');
    expect(happened).toEqual([]);

    vi.useRealTimers();
    await act(() => {
      hydrateRoot(document.querySelector('main')!, <Fields />);
    });
    await act(() => replayEarlyInput(page));
    expect(document.querySelector('output')!.textContent).toBe('fotel ash true');
    expect(field<HTMLInputElement>('[name=text]').value).toBe('fotel');
    expect(happened).toEqual(['focus', 'L', 'press']);
    expect(window.earlyInput).toBeUndefined();
  });

  it('nothing is replayed twice', async () => {
    document.body.innerHTML = '<button></button>';
    startLate(files, page, load);
    press('button');
    vi.useRealTimers();
    const pressed = vi.fn<() => void>();
    const button = document.querySelector('button')!;
    button.addEventListener('click', pressed);
    Object.assign(button, { __reactProps$test: {} });
    await replayEarlyInput(page);
    await replayEarlyInput(page);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
