import { useRef, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import type { IconName } from '../../content/icon/icon-paths.ts';
import { useFootNotice } from '../../hooks/foot-notice.ts';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Next step: a `Button` of variant `quiet`, or a `TextLink`. */
  action?: ReactNode;
  /** Announced when it appears: for the result of a press. */
  live?: boolean | undefined;
}

const toneIcons: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/** Message within the page. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  live = false,
}: AlertProps): ReactElement {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={styles['alert']} data-tone={tone} role={live ? role : undefined}>
      <Icon name={toneIcons[tone]} />
      <div className={styles['text']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}

export interface OfflineBadgeProps {
  /** Default: the icon of a lost network. */
  icon?: IconName | undefined;
  /** "Nincs internetkapcsolat". */
  label?: string | undefined;
  /** "Mentett adatok: 15:07". */
  detail?: string | undefined;
  /** Next step: a `TextLink`. */
  action?: ReactElement | undefined;
  /** At the bottom of the viewport. The page and the bars there reserve its height. */
  floating?: boolean | undefined;
}

/** Shows that there is no network. */
export function OfflineBadge({
  icon = 'offline',
  label,
  detail,
  action,
  floating = false,
}: OfflineBadgeProps): ReactElement {
  const notice = useRef<HTMLOutputElement>(null);
  useFootNotice(notice, floating);
  return (
    <output ref={notice} className={styles['offline']} data-floating={floating || undefined}>
      <Icon name={icon} size={16} />
      {label !== undefined && <span>{label}</span>}
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      {action}
    </output>
  );
}
