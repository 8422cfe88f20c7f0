import { createElement, Suspense, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  createHoles,
  fragmentMark,
  type Fragment,
} from '../../../platform/hydrate/page-fragments.ts';
import { createFragmentStore } from './fragment-store.ts';

const settings = '{"storeCode":"hu"}';

/** Renders a part as `Hydrate` does on the server. */
function part({ html, mark }: Fragment, children: ReactNode) {
  return html === undefined ? (
    <div data-h="" {...{ [fragmentMark]: mark }}>
      <Suspense>{children}</Suspense>
    </div>
  ) : (
    <div data-h="" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function open(maxBytes = 100_000) {
  const store = createFragmentStore(maxBytes);
  const rendered: string[] = [];
  function Chair({ name, withId }: { name: string; withId: boolean }) {
    const id = useId();
    rendered.push(name);
    return createElement('p', withId ? { id } : {}, name, <Suspense>{name}</Suspense>);
  }
  const render = (
    names: readonly string[],
    options: { withId?: boolean; place?: boolean } = {},
  ) => {
    const page = store.forPage(settings);
    return page.finish(
      renderToString(
        <main>
          {names.map((name) => (
            <section key={name}>
              {part(
                page.find(name, options.place === true, []),
                <Chair name={name} withId={options.withId === true} />,
              )}
            </section>
          ))}
          <footer>vége</footer>
        </main>,
      ),
    );
  };
  return { store, render, rendered };
}

it('renders a fragment of the same content once and sends the same page', () => {
  const { render, rendered } = open();
  const first = render(['Szék', 'Pad']);
  expect(first).not.toContain(fragmentMark);
  expect(render(['Szék', 'Pad'])).toBe(first);
  expect(rendered).toEqual(['Szék', 'Pad']);
  const other = render(['Pad', 'Ágy', 'Szék']);
  expect(rendered).toEqual(['Szék', 'Pad', 'Ágy']);
  expect(other).toBe(open().render(['Pad', 'Ágy', 'Szék']));
});

it('renders the fragment again for other settings', () => {
  const { store, render } = open();
  render(['Szék']);
  expect(store.forPage(settings).find('Szék', false, []).html).toContain('Szék');
  expect(store.forPage('{"storeCode":"de"}').find('Szék', false, []).html).toBeUndefined();
});

it('stores React ids of a fragment for one position only', () => {
  const several = open();
  several.render(['Szék'], { withId: true });
  several.render(['Szék'], { withId: true });
  expect(several.rendered).toEqual(['Szék', 'Szék']);
  const one = open();
  const first = one.render(['Szék'], { withId: true, place: true });
  expect(one.render(['Szék'], { withId: true, place: true })).toBe(first);
  expect(one.rendered).toEqual(['Szék']);
});

it('does not store a fragment that failed', () => {
  const { store } = open();
  const page = store.forPage(settings);
  const { mark } = page.find('Szék', false, []);
  const html = `<div data-h="" ${fragmentMark}="${mark}"><!--$!--><template></template><!--/$--></div>`;
  expect(page.finish(html)).toBe('<div data-h=""><!--$!--><template></template><!--/$--></div>');
  expect(store.forPage(settings).find('Szék', false, []).html).toBeUndefined();
});

it('evicts the least recently used fragment', () => {
  const { render, rendered } = open(2 * 200);
  for (const name of ['Szék', 'Pad', 'Szék', 'Ágy', 'Szék', 'Pad']) render([name]);
  expect(rendered).toEqual(['Szék', 'Pad', 'Ágy', 'Pad']);
});

describe('placeholders of a fragment', () => {
  /** Renders a page with a link in a part, and a user text outside it. */
  function pageWithLink(store: ReturnType<typeof createFragmentStore>, href: string) {
    const { hole, values } = createHoles();
    const page = store.forPage(settings);
    const link = <a href={hole(href)}>Szék</a>;
    const fragment = page.find(`link ${hole('')}`, false, values);
    const html = page.finish(renderToString(<main>{part(fragment, link)}</main>));
    return { html, isRendered: fragment.html === undefined };
  }

  it('are replaced with the values of each page', () => {
    const store = createFragmentStore(100_000);
    const addresses = ['/a?x=1&y="2"', "/b?<'>", '/c?$&'];
    const pages = addresses.map((href) => pageWithLink(store, href));
    expect(pages.map(({ isRendered }) => isRendered)).toEqual([true, false, false]);
    expect(pages.map(({ html }) => html)).toEqual(
      addresses.map((href) =>
        renderToString(
          <main>
            <div data-h="">
              <Suspense>
                <a href={href}>Szék</a>
              </Suspense>
            </div>
          </main>,
        ),
      ),
    );
  });

  it('are replaced where the fragment is not complete', () => {
    const { hole, values } = createHoles();
    const page = createFragmentStore(100_000).forPage(settings);
    const link = `<a href="${hole('/a')}">Szék</a>`;
    const { mark } = page.find('link', false, values);
    const html = page.finish(`<div ${fragmentMark}="${mark}"><!--$!-->${link}<!--/$--></div>`);
    expect(html).toBe('<div><!--$!--><a href="/a">Szék</a><!--/$--></div>');
  });
});
