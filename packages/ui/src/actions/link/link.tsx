import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode, Ref } from 'react';

/** Props of every link in this package. Handlers, `aria-*` and `data-*` are set on the anchor. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /**
   * Router link of the app. It must render an `<a href>`, pass unknown props on and leave a `target` to the browser.
   */
  component: LinkComponent;
  children: ReactNode;
}

/** Sets the link component for all links below. Without it they are native anchors. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactElement {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Link without styles. Addresses outside the page's origin stay native anchors. */
export function Link(props: LinkProps): ReactElement {
  const Component = useContext(LinkContext);
  if (Component === undefined || !isInApp(props)) {
    const { children, ...rootProps } = props;
    return <a {...rootProps}>{children}</a>;
  }
  return createElement(Component, props);
}

/**
 * Returns true for a path of this shop, with any `target`. The browser handles `//host`, `mailto:`, `#part` and
 * downloads.
 */
function isInApp({ href, download }: LinkProps): boolean {
  const isPath = (href.startsWith('/') && !href.startsWith('//')) || href.startsWith('?');
  return isPath && download === undefined;
}
