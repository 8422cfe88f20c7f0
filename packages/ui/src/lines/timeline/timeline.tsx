import type { ReactElement } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  id: string;
  label: string;
  /** Formatted time. */
  note?: string | undefined;
  status: 'done' | 'current' | 'upcoming';
}

export interface TimelineProps {
  /** "A rendelés állapota". */
  label: string;
  steps: readonly TimelineStep[];
  /** Announced for completed steps: "kész". */
  doneLabel: string;
}

/** Steps of a process from top to bottom, each with its time; the current one is marked. */
export function Timeline({ label, steps, doneLabel }: TimelineProps): ReactElement {
  return (
    <ol className={styles['timeline']} aria-label={label}>
      {steps.map((step) => (
        <li
          className={styles['step']}
          key={step.id}
          data-status={step.status}
          aria-current={step.status === 'current' ? 'step' : undefined}
        >
          <span className={styles['sign']} aria-hidden>
            {step.status === 'done' && <Icon name="check" size={16} />}
          </span>
          <span className={styles['label']}>{step.label}</span>
          {step.status === 'done' && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
          {step.note !== undefined && <span className={styles['note']}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
