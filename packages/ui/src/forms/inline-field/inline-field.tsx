import type { ReactElement, ReactNode } from 'react';
import styles from './inline-field.module.css';

/** A field and its button in one line: coupon, search. Under an e-mail address where the line is short. */
export function InlineField({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles['inlineRoom']}>
      <div className={styles['inline']}>{children}</div>
    </div>
  );
}
