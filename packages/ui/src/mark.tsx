import type { ReactElement } from 'react';
import styles from './mark.module.css';

export interface MarkProps {
  /** The shop's name, as text. */
  name: string;
  size?: 'normal' | 'large' | undefined;
}

/** The shop's name and its corner: a nook. */
export function Mark({ name, size = 'normal' }: MarkProps): ReactElement {
  return (
    <span className={styles['mark']} data-size={size}>
      <span>{name}</span>
      <MarkCorner />
    </span>
  );
}

/** The corner alone, two strokes in meggy. Decoration. */
export function MarkCorner(): ReactElement {
  return (
    <svg className={styles['corner']} viewBox="0 0 12 12" aria-hidden focusable="false">
      <path d="M1 0v11h11" />
    </svg>
  );
}
