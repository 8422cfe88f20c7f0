import type { ReactElement, ReactNode } from 'react';
import styles from './spec-table.module.css';

export interface SpecRow {
  label: string;
  value: ReactNode;
  /** A link to change it, at the end of its first line. */
  action?: ReactNode;
}

export interface SpecTableProps {
  /** The table's name; seen as a small heading with `captionVisible`. */
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
                  {/* A link's room to press reaches over the lines beside it. */}
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
