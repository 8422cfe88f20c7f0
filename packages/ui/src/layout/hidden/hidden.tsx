import type { ReactElement, ReactNode } from 'react';
import styles from './hidden.module.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | undefined;
  id?: string | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
  as: Element = 'span',
  id,
}: VisuallyHiddenProps): ReactElement {
  return (
    <Element className={styles['hidden']} id={id}>
      {children}
    </Element>
  );
}

export interface SkipLinkProps {
  /** Id of the page's `main`, with `#`. */
  href: `#${string}`;
  children: ReactNode;
}

/** First link of the page; visible when it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps): ReactElement {
  return (
    <a className={styles['skip']} href={href}>
      {children}
    </a>
  );
}
