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
  /** The app's router link. It must render an `<a href>`, pass on what it does not know and leave a `target` to the browser. */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes every link of the components below an app link. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactElement {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link without a look of its own. Addresses that leave the page's origin stay plain anchors. */
export function Link(props: LinkProps): ReactElement {
  const Component = useContext(LinkContext);
  if (Component === undefined || !isInApp(props)) {
    const { children, ...rootProps } = props;
    return <a {...rootProps}>{children}</a>;
  }
  return createElement(Component, props);
}

/** A path of this shop, in whatever tab. `//host`, `mailto:`, `#part` and downloads are the browser's. */
function isInApp({ href, download }: LinkProps): boolean {
  const isPath = (href.startsWith('/') && !href.startsWith('//')) || href.startsWith('?');
  return isPath && download === undefined;
}
