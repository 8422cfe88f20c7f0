import type { ReactElement } from 'react';
import { Button, LinkButton } from '../../actions/button/button.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../../actions/link/link.tsx';
import { pageNumbers } from './page-numbers.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** "Oldalak". */
  label: string;
  /** From 1. */
  current: number;
  total: number;
  /** Returns the address of a page; page 1 should have the address of the list. */
  hrefOf: (page: number) => string;
  /** "3. oldal". */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Links to the pages of a list, for crawlers and for browsers without scripts. */
export function Pagination({
  label,
  current,
  total,
  hrefOf,
  pageLabel,
  previousLabel,
  nextLabel,
}: PaginationProps): ReactElement | null {
  if (total <= 1) return null;
  return (
    <nav className={styles['nav']} aria-label={label}>
      {current > 1 && (
        <Link
          className={styles['step']}
          href={hrefOf(current - 1)}
          rel="prev"
          aria-label={previousLabel}
        >
          <Icon name="chevron-left" />
        </Link>
      )}
      <ol className={styles['list']}>
        {pageNumbers(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === undefined ? (
              <span className={styles['gap']} aria-hidden>
                …
              </span>
            ) : (
              <Link
                className={styles['page']}
                href={hrefOf(page)}
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < total && (
        <Link
          className={styles['step']}
          href={hrefOf(current + 1)}
          rel="next"
          aria-label={nextLabel}
        >
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

export interface LoadMoreProps {
  /** "További termékek". */
  label: string;
  /** Address of the next page; without scripts the button opens it. */
  href: string;
  onLoad: () => void;
  /** Announced while the next items load. */
  busyLabel?: string | undefined;
  /** "48 / 214 termék". */
  status: string;
  /** Number of shown items. */
  shown: number;
  total: number;
}

/** Progress through a list, with a button that loads more. */
export function LoadMore({
  label,
  href,
  onLoad,
  busyLabel,
  status,
  shown,
  total,
}: LoadMoreProps): ReactElement {
  return (
    <div className={styles['more']}>
      <output className={styles['status']}>{status}</output>
      <ProgressBar label={status} value={shown} max={total} />
      {busyLabel !== undefined && (
        <Button variant="outline" busyLabel={busyLabel}>
          {label}
        </Button>
      )}
      {busyLabel === undefined && shown < total && (
        <LinkButton
          variant="outline"
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onLoad();
          }}
        >
          {label}
        </LinkButton>
      )}
    </div>
  );
}
