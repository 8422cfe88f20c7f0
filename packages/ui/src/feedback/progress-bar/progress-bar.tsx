import type { ReactElement } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** 0 to `max`. */
  value: number;
  max: number;
  tone?: 'default' | 'success' | undefined;
}

/** Thin bar with the progress of a value: free shipping, pages of a list. */
export function ProgressBar({
  label,
  value,
  max,
  tone = 'default',
}: ProgressBarProps): ReactElement {
  return (
    <progress
      className={styles['bar']}
      data-tone={tone}
      aria-label={label}
      value={Math.min(max, Math.max(0, value))}
      max={max}
    />
  );
}

export interface RouteProgressProps {
  /** "Az oldal betöltődik". */
  label: string;
  /** True while a page is loading. */
  active: boolean;
  /** Time until the bar nearly reaches the end. Default: 3000 ms. */
  durationMs?: number | undefined;
}

/** Bar at the top of the viewport while the next page is loading. It appears after 160 ms. */
export function RouteProgress({
  label,
  active,
  durationMs = 3000,
}: RouteProgressProps): ReactElement {
  return (
    <div
      className={styles['route']}
      data-active={active || undefined}
      role={active ? 'progressbar' : undefined}
      aria-label={active ? label : undefined}
      ref={(line) => line?.style.setProperty('--route-time', `${durationMs}ms`)}
    />
  );
}
