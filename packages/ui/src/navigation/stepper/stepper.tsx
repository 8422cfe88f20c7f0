import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../../actions/link/link.tsx';
import styles from './stepper.module.css';

export interface StepperStep {
  id: string;
  label: string;
  status: 'done' | 'current' | 'upcoming';
  /** Address of a completed step. */
  href?: string | undefined;
}

export interface StepperProps {
  /** "A rendelés lépései". */
  label: string;
  steps: readonly StepperStep[];
  /** Announced for completed steps: "kész". */
  doneLabel: string;
}

/** Progress through a sequence of steps. */
export function Stepper({ label, steps, doneLabel }: StepperProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => {
          const face = (
            <>
              <span className={styles['sign']} aria-hidden>
                {step.status === 'done' ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={styles['label']}>{step.label}</span>
              {step.status === 'done' && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
            </>
          );
          return (
            <li
              className={styles['step']}
              key={step.id}
              data-status={step.status}
              aria-current={step.status === 'current' ? 'step' : undefined}
            >
              {step.href === undefined || step.status === 'current' ? (
                <span className={styles['face']}>{face}</span>
              ) : (
                <Link className={styles['face']} href={step.href}>
                  {face}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
