import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link, LinkProvider } from './link.tsx';
import type { LinkProps } from './link.tsx';

function RouterLink({ href, children, ...rest }: LinkProps): ReactElement {
  return (
    <a {...rest} href={href} data-router="">
      {children}
    </a>
  );
}

const inApp = (link: ReactElement): boolean =>
  renderToStaticMarkup(<LinkProvider component={RouterLink}>{link}</LinkProvider>).includes(
    'data-router',
  );

describe('with a provider', () => {
  it.each<[story: string, props: LinkProps, router: boolean]>([
    ['a path of the shop is the router’s', { href: '/c/fotelek' }, true],
    ['a query on this page is the router’s', { href: '?page=2' }, true],
    ['another host is the browser’s', { href: 'https://example.com/' }, false],
    ['a host without a scheme is the browser’s', { href: '//example.com/' }, false],
    ['mail is the browser’s', { href: 'mailto:a@b.hu' }, false],
    ['a part of this page is the browser’s', { href: '#meret' }, false],
    ['a path in a new tab is the router’s too', { href: '/aszf', target: '_blank' }, true],
    ['a download is the browser’s', { href: '/aszf.pdf', download: true }, false],
  ])('%s', (_story, props, router) => {
    expect(inApp(<Link {...props} />)).toBe(router);
  });
});

it('is a plain anchor without a provider', () => {
  expect(renderToStaticMarkup(<Link href="/c">Fotelek</Link>)).toBe('<a href="/c">Fotelek</a>');
});
