import type { ReactElement } from 'react';
import styles from './rating-breakdown.module.css';

export interface RatingBreakdownProps {
  /** "Csillagok megoszlása". */
  label: string;
  /** Most stars first. */
  rows: readonly {
    /** "5 csillag". */
    label: string;
    count: number;
    /** Share of all ratings, 0 to 1. */
    share: number;
  }[];
}

/** Distribution of ratings by stars, as bars. */
export function RatingBreakdown({ label, rows }: RatingBreakdownProps): ReactElement {
  return (
    <dl className={styles['rows']} aria-label={label}>
      {rows.map((row) => (
        <div className={styles['row']} key={row.label}>
          <dt>{row.label}</dt>
          <dd className={styles['value']}>
            {/* The number beside it has the same content. */}
            <svg
              className={styles['bar']}
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden
            >
              <rect className={styles['track']} width="100" height="8" />
              <rect
                className={styles['fill']}
                width={Math.round(Math.min(1, Math.max(0, row.share)) * 100)}
                height="8"
              />
            </svg>
            <span className={styles['count']}>{row.count}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
