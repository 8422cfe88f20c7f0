import type { ReactElement, ReactNode } from 'react';
import styles from './list-bar.module.css';

export interface ListBarProps {
  /** "214 termék". */
  count: ReactNode;
  /** Opens the filters where they have no column, under 1024 px: a `LinkButton` to that column. */
  filters?: ReactNode;
  /** A `SortSelect`. */
  sort?: ReactNode;
}

/** The line above a list: how many, filters, order. */
export function ListBar({ count, filters, sort }: ListBarProps): ReactElement {
  return (
    <div className={styles['list']}>
      {filters !== undefined && <div className={styles['listFilters']}>{filters}</div>}
      <output className={styles['listCount']}>{count}</output>
      {sort !== undefined && <div className={styles['listSort']}>{sort}</div>}
    </div>
  );
}
