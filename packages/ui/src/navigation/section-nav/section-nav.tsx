import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../actions/link/link.tsx';
import styles from './section-nav.module.css';

export interface SectionNavItem {
  label: string;
  href: string;
  /** True for the current page or its parent. */
  current?: boolean | undefined;
}

export interface SectionNavProps {
  /** "Fiókom". */
  label: string;
  items: readonly SectionNavItem[];
  /** Below the names, on phones below the page: the logout button. */
  end?: ReactNode;
  /** Content of the current page. */
  children: ReactNode;
}

/** Group of pages (an account): their names beside the current page, on phones above it. */
export function SectionNav({ label, items, end, children }: SectionNavProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const open = items.find(({ current }) => current)?.href;
  // On phones the names are a scrollable row: the current one is scrolled into view.
  useEffect(() => {
    const names = list.current;
    const link = names?.querySelector<HTMLElement>('[aria-current]');
    if (open === undefined || names === null || !link) return undefined;
    // Repeated when the width of the viewport changes: turning a tablet changes the column into a row.
    const watcher = new ResizeObserver(() => {
      // The end of the previous name stays visible, to show that the row can be scrolled back.
      const side = Number.parseFloat(getComputedStyle(names).paddingInlineStart) || 0;
      names.scrollLeft = link.offsetLeft - names.offsetLeft - side - 48;
    });
    watcher.observe(names);
    return () => watcher.disconnect();
  }, [open]);
  return (
    <div className={styles['layout']}>
      <nav aria-label={label}>
        <ul className={styles['list']} ref={list}>
          {items.map(({ label: name, href, current }) => (
            <li key={href}>
              <Link
                className={styles['link']}
                href={href}
                aria-current={current === true ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['page']}>{children}</div>
      {end !== undefined && <div className={styles['end']}>{end}</div>}
    </div>
  );
}
