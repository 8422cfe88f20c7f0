import type { ReactElement, ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  /** Role of its color: `new`, `sale`, `quiet` (sold out), `ok` or `warn`. */
  tone?: 'new' | 'sale' | 'quiet' | 'ok' | 'warn' | undefined;
  children: ReactNode;
}

/** Label on a picture or beside a price: Új, −20%, Elfogyott. */
export function Badge({ tone = 'new', children }: BadgeProps): ReactElement {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}

export interface StockStatusProps {
  tone: 'ok' | 'warn' | 'out';
  children: ReactNode;
  /** Delivery days or a similar text, after the status. */
  detail?: ReactNode;
}

/** Availability as a dot and a text. Sold out is gray. */
export function StockStatus({ tone, children, detail }: StockStatusProps): ReactElement {
  return (
    <p className={styles['stock']} data-tone={tone}>
      <svg className={styles['stockDot']} viewBox="0 0 8 8" aria-hidden focusable="false">
        <circle cx="4" cy="4" r="4" />
      </svg>
      <span>{children}</span>
      {detail !== undefined && <span className={styles['stockDetail']}>{detail}</span>}
    </p>
  );
}
