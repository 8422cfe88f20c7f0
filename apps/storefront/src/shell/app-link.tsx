import type { LinkComponent, LinkProps } from '@shop/ui';

/** Attribute of the links that `navigateByLinks` follows with the router. */
export const appLinkAttribute = 'data-app';

const components = new Map<string, LinkComponent>();

/**
 * Returns the link component of a store view: a native anchor without subscriptions. `pathPrefix`: prefix of every path
 * of the view, `/de` or empty. `missingPages`: paths without a page; the words of their links stay without a link. The
 * same arguments return the same component, so that React does not mount it again.
 */
export function appLink(pathPrefix: string, missingPages: readonly string[] = []): LinkComponent {
  const key = pathPrefix + missingPages.join();
  const existingComponent = components.get(key);
  if (existingComponent !== undefined) return existingComponent;
  function AppLink({ href, children, ...linkProps }: LinkProps) {
    if (missingPages.includes(href)) return children;
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
  components.set(key, AppLink);
  return AppLink;
}

/** The path of a view's home page is its prefix alone. */
function withPrefix(href: string, pathPrefix: string): string {
  if (pathPrefix === '') return href;
  return pathPrefix + href.replace(/^\/(?=$|[?#])/, '');
}
