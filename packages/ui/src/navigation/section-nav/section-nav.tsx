import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../actions/link/link.tsx';
import styles from './section-nav.module.css';

export interface SectionNavItem {
  label: string;
  href: string;
  /** The page one is on, or a part of it. */
  current?: boolean | undefined;
}

export interface SectionNavProps {
  /** "Fiókom". */
  label: string;
  items: readonly SectionNavItem[];
  /** Under the names, on phones under the page: the way out. */
  end?: ReactNode;
  /** The page beside it. */
  children: ReactNode;
}

/** Pages that belong together (an account): their names beside the one that is open, on phones above it. */
export function SectionNav({ label, items, end, children }: SectionNavProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const open = items.find(({ current }) => current)?.href;
  // On phones the names are a row that scrolls: the one that is open comes into sight.
  useEffect(() => {
    const names = list.current;
    const link = names?.querySelector<HTMLElement>('[aria-current]');
    if (open === undefined || names === null || !link) return undefined;
    // Again when the window has another width: a tablet that is turned makes a row of a column.
    const watcher = new ResizeObserver(() => {
      // The end of its neighbour shows that the row has a beginning.
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
