import type { ReactElement, ReactNode } from 'react';
import styles from './summary-lines.module.css';

export interface SummaryLine {
  id: string;
  label: ReactNode;
  /** "12 990 Ft", "−1 990 Ft", "ingyenes". */
  value: ReactNode;
  /** `saving`: green. */
  tone?: 'plain' | 'saving' | 'quiet' | undefined;
}

export interface SummaryLinesProps {
  lines: readonly SummaryLine[];
  total?: { label: ReactNode; value: ReactNode; note?: ReactNode } | undefined;
  /** "A végösszeg frissül": grays the amounts and is announced. It replaces the note, so that nothing moves. */
  busyLabel?: string | undefined;
}

/** Segments of the totals, and the sum below a line. */
export function SummaryLines({ lines, total, busyLabel }: SummaryLinesProps): ReactElement {
  const busy = busyLabel !== undefined;
  return (
    <div className={styles['summary']} aria-busy={busy || undefined}>
      <dl className={styles['lines']}>
        {lines.map((line) => (
          <div className={styles['line']} key={line.id} data-tone={line.tone}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
        {total !== undefined && (
          <div className={styles['total']}>
            <dt>{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
        )}
      </dl>
      <div className={styles['under']}>
        {total?.note !== undefined && <p className={styles['note']}>{total.note}</p>}
        <output className={styles['busy']}>{busyLabel}</output>
      </div>
    </div>
  );
}
