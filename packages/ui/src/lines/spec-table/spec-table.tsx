import type { ReactElement, ReactNode } from 'react';
import styles from './spec-table.module.css';

export interface SpecRow {
  label: string;
  value: ReactNode;
  /** Link that changes the value, at the end of its first line. */
  action?: ReactNode;
}

export interface SpecTableProps {
  /** Name of the table; shown as a small heading with `captionVisible`. */
  caption: string;
  captionVisible?: boolean | undefined;
  rows: readonly SpecRow[];
}

/** Table of product attributes: name and value (Szélesség, 180 cm). */
export function SpecTable({ caption, captionVisible = false, rows }: SpecTableProps): ReactElement {
  return (
    <table className={styles['spec']}>
      <caption className={styles['caption']} data-hidden={!captionVisible || undefined}>
        {caption}
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>
              {row.action === undefined ? (
                row.value
              ) : (
                <div className={styles['changeable']}>
                  <div>{row.value}</div>
                  {/* The press area of a link extends over the lines beside it. */}
                  <div>
                    <span>{row.action}</span>
                  </div>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
