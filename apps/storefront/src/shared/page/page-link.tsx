import { TextLink } from '@shop/ui';
import type { ReactNode } from 'react';
import { useIsWritten } from './use-is-written.ts';

/** Link to a page of the content. Where the shop has not written that page, its words stay without a link. */
export function PageLink({
  href,
  target,
  children,
}: {
  readonly href: string;
  readonly target?: '_blank';
  readonly children: ReactNode;
}) {
  const isWritten = useIsWritten();
  return isWritten(href) ? (
    <TextLink href={href} target={target}>
      {children}
    </TextLink>
  ) : (
    <span>{children}</span>
  );
}
