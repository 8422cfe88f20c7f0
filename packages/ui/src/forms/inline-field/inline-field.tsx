import type { ReactElement, ReactNode } from 'react';
import styles from './inline-field.module.css';

/** Field with its button in one line: coupon, search. In a narrow container the button is below an email field. */
export function InlineField({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles['inlineRoom']}>
      <div className={styles['inline']}>{children}</div>
    </div>
  );
}
