import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styles from './consent-bar.module.css';
import { useRootFlag } from '../../hooks/root-flag.ts';

export interface ConsentBarProps {
  title: string;
  /** Explains which data is stored and why, with a link to the privacy notice. */
  text: ReactNode;
  /** Buttons: accept, refuse, settings. Refusing is as easy as accepting. */
  actions: ReactNode;
}

/** Cookie question at the bottom of the viewport, beside the content. Not a dialog. */
export function ConsentBar({ title, text, actions }: ConsentBarProps): ReactElement {
  const id = useId();
  useRootFlag('consent', true);
  return (
    <section className={styles['consent']} aria-labelledby={id}>
      <div className={styles['consentText']}>
        <h2 className={styles['consentTitle']} id={id}>
          {title}
        </h2>
        <div>{text}</div>
      </div>
      <div className={styles['consentActions']}>{actions}</div>
    </section>
  );
}
