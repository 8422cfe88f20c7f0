import type { ReactElement } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../../actions/link/link.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** "Itt van most". */
  label: string;
  items: readonly Crumb[];
}

/** Path from the home page. On phones only the link to the previous level is shown. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps): ReactElement {
  const parent = items.findLastIndex((item) => item.href !== undefined);
  return (
    <nav className={styles['nav']} aria-label={label}>
      <ol className={styles['list']}>
        {items.map((item, index) => (
          <li
            className={styles['item']}
            key={item.href ?? item.label}
            data-parent={index === parent || undefined}
          >
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link className={styles['link']} href={item.href}>
                <span className={styles['back']}>
                  <Icon name="chevron-left" size={16} />
                </span>
                <span>{item.label}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
