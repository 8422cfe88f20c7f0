import { Link as RouterLink, useLocation, type LinkComponentProps } from '@tanstack/react-router';
import { parseQuery } from '@shop/url-resolver';
import type { LinkProps } from '@shop/ui';

type RouterLinkProps = LinkComponentProps<'a'>;

/**
 * The router's link for every link of the components: it preloads what it leads to and loads no page anew.
 * In a view under `/de` it leads to its pages, also in a new tab, which stays the browser's.
 * The page goes to its top only when the path changes: a filter turned leaves one where one is.
 */
export function AppLink({ href, children, ...rest }: LinkProps) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  const [beforeHash = '', hash] = href.split('#', 2);
  const [path = '', query = ''] = beforeHash.split('?', 2);
  // Addresses come as text; the router's own types want to know each route's parameters.
  const props = {
    ...rest,
    to: path === '' ? '.' : path,
    search: parseQuery(query),
    ...(hash !== undefined && { hash }),
    resetScroll: path !== '' && path !== here,
    activeOptions: onlyItself,
    activeProps: noProps,
  } as RouterLinkProps;
  return <RouterLink {...props}>{children}</RouterLink>;
}

/** A link is the current page's only where it leads to this very address, not to one above it. */
const onlyItself = { exact: true, includeSearch: true };
/** The components mark what is current themselves. */
const noProps = () => ({});
