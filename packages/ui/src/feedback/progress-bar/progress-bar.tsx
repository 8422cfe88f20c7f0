import type { ReactElement } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** 0 to `max`. */
  value: number;
  max: number;
  tone?: 'default' | 'success' | undefined;
}

/** A thin line filled as far as things are: free shipping, a list's pages. */
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
  /** Whether a page is on its way. */
  active: boolean;
  /** Time until the bar nearly reaches the end. Default: 3000 ms. */
  durationMs?: number | undefined;
}

/** The line at the window's top while the next page comes. It waits 160 ms before it shows. */
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
