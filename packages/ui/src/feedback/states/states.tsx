import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import type { IconName } from '../../content/icon/icon-paths.ts';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** One sentence: "A kosár üres." */
  title: ReactNode;
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  icon?: IconName | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Empty state with a link to the next step. */
export function EmptyState({
  title,
  text,
  action,
  icon,
  headingLevel = 2,
}: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['state']}>
      <Nook icon={icon} />
      <Heading className={styles['title']}>{title}</Heading>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  /** Describes what happened. */
  title: ReactNode;
  /** Reason. */
  reason?: ReactNode;
  /** Advice for the next step. */
  advice?: ReactNode;
  action?: ReactNode;
  /** Incident number for the service desk. */
  code?: string | undefined;
  icon?: IconName | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Error with its reason and the next step. */
export function ErrorState({
  title,
  reason,
  advice,
  action,
  code,
  icon = 'warning',
  headingLevel = 1,
}: ErrorStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['state']} role="alert">
      <Nook icon={icon} />
      <Heading className={styles['title']}>{title}</Heading>
      {reason !== undefined && <p className={styles['text']}>{reason}</p>}
      {advice !== undefined && <p className={styles['text']}>{advice}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
      {code !== undefined && <p className={styles['code']}>{code}</p>}
    </div>
  );
}

/** Drawing of an empty corner of a room with the icon of the state. */
function Nook({ icon }: { icon: IconName | undefined }): ReactElement {
  return (
    <span className={styles['nook']} aria-hidden>
      <svg className={styles['room']} viewBox="0 0 96 72" focusable="false">
        <path d="M1 71h30L40 47h55M40 47V1" />
      </svg>
      {icon !== undefined && <Icon name={icon} size={32} />}
    </span>
  );
}
