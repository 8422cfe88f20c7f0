import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import styles from './compare-table.module.css';

export interface CompareTableProps {
  caption: string;
  /** Name of the first column for screen readers: "Tulajdonság". */
  cornerLabel: string;
  /**
   * Products: picture, name, price; below them, aligned, the actions of each. `label`: name of the column, announced
   * with its cells.
   */
  columns: readonly { id: string; label: string; head: ReactNode; actions?: ReactNode }[];
  /** One value per column, in column order; `best`: indexes of the best columns, from 0. */
  rows: readonly {
    id: string;
    label: string;
    values: readonly (string | ReactElement)[];
    differs: boolean;
    best?: readonly number[] | undefined;
  }[];
  /** Announced for a best value: "a legjobb". */
  bestLabel: string;
}

/** Products side by side. Scrolls horizontally; names and labels are sticky. */
export function CompareTable({
  caption,
  cornerLabel,
  columns,
  rows,
  bestLabel,
}: CompareTableProps): ReactElement {
  const hasActions = columns.some(({ actions }) => actions !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
    <section className={styles['scroller']} aria-label={caption} tabIndex={0}>
      <table className={styles['compare']}>
        <caption className={styles['caption']} data-hidden="">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={hasActions ? 2 : 1}>
              <VisuallyHidden>{cornerLabel}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-label={column.label}>
                {column.head}
              </th>
            ))}
          </tr>
          {hasActions && (
            <tr data-screen-only="">
              {columns.map(({ id, actions }) => (
                <td key={id}>{actions}</td>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-differs={row.differs || undefined}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, index) => {
                const isBest = row.best?.includes(index) === true;
                return (
                  <td key={columns[index]?.id ?? index} data-best={isBest || undefined}>
                    {typeof value === 'string' ? <span>{value}</span> : value}
                    {isBest && (
                      <>
                        {' '}
                        <Icon name="check" size={16} />
                        <VisuallyHidden>{bestLabel}</VisuallyHidden>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
