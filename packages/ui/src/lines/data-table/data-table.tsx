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
  /** One cell per column, by column id. The first column is the row header. */
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/**
 * Table of records (orders). On phones each row becomes a block: its row header, then the other cells with the column
 * names.
 */
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
                {/* One element beside the label, even if the cell has several children. */}
                <div>{row.cells[column.id]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
