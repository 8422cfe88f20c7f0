import type { ReactElement, ReactNode } from 'react';
import styles from './list-bar.module.css';

export interface ListBarProps {
  /** "214 termék". */
  count: ReactNode;
  /** Opens the filters without a column, below 1024 px: a `LinkButton` to that column. */
  filters?: ReactNode;
  /** A `SortSelect`. */
  sort?: ReactNode;
}

/** Bar above a list: number of products, filters, sort order. */
export function ListBar({ count, filters, sort }: ListBarProps): ReactElement {
  return (
    <div className={styles['list']}>
      {filters !== undefined && <div className={styles['listFilters']}>{filters}</div>}
      <output className={styles['listCount']}>{count}</output>
      {sort !== undefined && <div className={styles['listSort']}>{sort}</div>}
    </div>
  );
}
