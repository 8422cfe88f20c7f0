import type { ReactElement, ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataColumn {
  id: string;
  label: string;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
}

export interface DataTableProps {
  caption: string;
  columns: readonly DataColumn[];
  /** One cell per column, by its id. The first column names the row. */
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/** Rows of facts (orders). On phones each row becomes a block: what names it, then the rest with the columns' names. */
export function DataTable({ caption, columns, rows }: DataTableProps): ReactElement {
  const [first, ...otherColumns] = columns;
  return (
    <table className={styles['data']}>
      <caption className={styles['caption']} data-hidden="">
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-align={column.align}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {first !== undefined && (
              <th scope="row" data-align={first.align}>
                {row.cells[first.id]}
              </th>
            )}
            {otherColumns.map((column) => (
              <td key={column.id} data-label={column.label} data-align={column.align}>
                {/* One thing beside its label, however many pieces the words are made of. */}
                <div>{row.cells[column.id]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
