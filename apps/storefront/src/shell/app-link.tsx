import type { LinkComponent, LinkProps } from '@shop/ui';

/** Marks the links that `navigateByLinks` follows with the router. */
export const appLinkAttribute = 'data-app';

const components = new Map<string, LinkComponent>();

/**
 * The link component of a store view: a plain anchor that subscribes to nothing. `pathPrefix`: what every path of the
 * view begins with, `/de` or empty. The same prefix gives the same component, so that nothing renders again.
 */
export function appLink(pathPrefix: string): LinkComponent {
  const existingComponent = components.get(pathPrefix);
  if (existingComponent !== undefined) return existingComponent;
  function AppLink({ href, children, ...linkProps }: LinkProps) {
    return (
      <a
        {...linkProps}
        href={href.startsWith('/') ? withPrefix(href, pathPrefix) : href}
        data-app=""
      >
        {children}
      </a>
    );
  }
  components.set(pathPrefix, AppLink);
  return AppLink;
}

/** The home page of a view is its prefix alone. */
function withPrefix(href: string, pathPrefix: string): string {
  if (pathPrefix === '') return href;
  return pathPrefix + href.replace(/^\/(?=$|[?#])/, '');
}
