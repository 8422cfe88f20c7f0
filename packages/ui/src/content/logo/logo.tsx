import type { ReactElement } from 'react';
import styles from './logo.module.css';

export interface LogoProps {
  /** The shop's name, as text. */
  name: string;
  size?: 'normal' | 'large' | undefined;
}

/** The shop's name and its corner: a nook. */
export function Logo({ name, size = 'normal' }: LogoProps): ReactElement {
  return (
    <span className={styles['logo']} data-size={size}>
      <span>{name}</span>
      <LogoCorner />
    </span>
  );
}

/** The corner alone, two strokes in meggy. Decoration. */
export function LogoCorner(): ReactElement {
  return (
    <svg className={styles['corner']} viewBox="0 0 12 12" aria-hidden focusable="false">
      <path d="M1 0v11h11" />
    </svg>
  );
}
