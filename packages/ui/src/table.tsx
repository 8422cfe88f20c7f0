import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import styles from './table.module.css';

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

/** What a product is, in pairs: Szélesség, 180 cm. */
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
  const [first, ...others] = columns;
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
            {others.map((column) => (
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

export interface CompareTableProps {
  caption: string;
  /** Names the first column for those who hear it: "Tulajdonság". */
  cornerLabel: string;
  /**
   * The products: picture, name, price; under them, level with each other, what can be done with each. `label` is what
   * a column is called when its cells are heard.
   */
  columns: readonly { id: string; label: string; head: ReactNode; actions?: ReactNode }[];
  /** One value per column, in their order; `best` are the columns, from 0, that come off best. */
  rows: readonly {
    id: string;
    label: string;
    values: readonly (string | ReactElement)[];
    differs: boolean;
    best?: readonly number[] | undefined;
  }[];
  /** Said of a value that comes off best: "a legjobb". */
  bestLabel: string;
}

/** Products beside each other. Scrolls sideways; what they are called and the labels stay in sight. */
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
