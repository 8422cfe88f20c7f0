import type { ReactElement } from 'react';
import styles from './line-list.module.css';

export interface LineListProps {
  label: string;
  /** `CartLine`s, each with a key. */
  children: readonly ReactElement[];
}

/** List of lines with hairlines between them. */
export function LineList({ label, children }: LineListProps): ReactElement {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children.map((line) => (
        <li key={line.key}>{line}</li>
      ))}
    </ul>
  );
}
