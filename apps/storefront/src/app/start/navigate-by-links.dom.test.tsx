import { LinkProvider, TextLink } from '@shop/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appLink } from '../../shell/app-link.tsx';
import { navigateByLinks } from './navigate-by-links.ts';

const draw = (prefix: string, href: string, target?: '_blank') =>
  renderToStaticMarkup(
    <LinkProvider component={appLink(prefix)}>
      <TextLink href={href} target={target}>
        Polcok
      </TextLink>
    </LinkProvider>,
  );

it.each([
  ['', '/polcok?sort=name', '/polcok?sort=name'],
  ['', '/', '/'],
  ['', '?page=2', '?page=2'],
  ['/de', '/polcok', '/de/polcok'],
  ['/de', '/', '/de'],
  ['/de', '/?tab=feed', '/de?tab=feed'],
])('in the view under "%s" a link to %s leads to %s', (prefix, href, address) => {
  document.body.innerHTML = draw(prefix, href);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(address);
});

describe('the router', () => {
  const navigate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const preloadRoute = vi.fn<() => Promise<void>>(() => Promise.resolve());
  let stop: () => void;
  const link = () => document.querySelector('a')!;

  beforeEach(() => {
    vi.useFakeTimers();
    stop = navigateByLinks({ navigate, preloadRoute } as never, '/de', window);
    // jsdom cannot follow a link, and logs an error.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('follows a press on a child of a link, without the prefix of the view', () => {
    document.body.innerHTML = `<a data-app="" href="/de/polcok?sort=name#vége"><svg><path/></svg></a>`;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('path')!.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith({
      to: '/polcok',
      search: { sort: 'name' },
      hash: 'vége',
      resetScroll: true,
    });
  });

  it('keeps the scroll position when only the query changes', () => {
    document.body.innerHTML = draw('', '?page=2');
    link().click();
    expect(navigate).toHaveBeenCalledExactlyOnceWith({
      to: '/',
      search: { page: '2' },
      resetScroll: false,
    });
  });

  it.each<[what: string, html: string, init: MouseEventInit]>([
    ['with a modifier key', draw('/de', '/polcok'), { ctrlKey: true }],
    ['of another button', draw('/de', '/polcok'), { button: 1 }],
    ['on a link for a new tab', draw('/de', '/polcok', '_blank'), {}],
    ['on a link that is not of the app', '<a href="/de/polcok">Polcok</a>', {}],
  ])('leaves a press %s to the browser', (_what, html, init) => {
    document.body.innerHTML = html;
    link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leaves every link to the browser before the page is hydrated', () => {
    document.body.innerHTML = draw('/de', '/polcok');
    window.earlyInput = { presses: new Set(), changes: new Map(), address: '', stop() {} };
    link().click();
    delete window.earlyInput;
    expect(navigate).not.toHaveBeenCalled();
    link().click();
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('follows a link in a part that is not hydrated, where React stops the press', () => {
    document.body.innerHTML = `<div data-h="">${draw('/de', '/polcok')}</div>`;
    const stopPress = (event: Event) => event.stopPropagation();
    document.addEventListener('click', stopPress, { capture: true, once: true });
    link().click();
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('ignores a press that a component has handled', () => {
    document.body.innerHTML = draw('/de', '/polcok');
    link().addEventListener('click', (event) => event.preventDefault());
    link().click();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('prefetches a page when the pointer rests on its link, at a touch and on focus', () => {
    document.body.innerHTML = `${draw('/de', '/polcok')}<p></p>`;
    const over = (at: Element) =>
      at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    over(link());
    over(document.querySelector('p')!);
    vi.advanceTimersByTime(60);
    expect(preloadRoute).not.toHaveBeenCalled();
    over(link());
    vi.advanceTimersByTime(60);
    expect(preloadRoute).toHaveBeenCalledTimes(1);
    link().dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(preloadRoute).toHaveBeenCalledTimes(2);
    link().focus();
    vi.advanceTimersByTime(60);
    expect(preloadRoute).toHaveBeenCalledTimes(3);
    expect(preloadRoute).toHaveBeenLastCalledWith({ to: '/polcok', search: {} });
  });
});
