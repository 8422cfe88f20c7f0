import type { ReactElement, ReactNode } from 'react';
import styles from './field-row.module.css';

/** Two or three fields in one row from 640 px on; `first="narrow"` for postcode and city. */
export function FieldRow({
  children,
  first,
}: {
  children: ReactNode;
  first?: 'narrow' | undefined;
}): ReactElement {
  return (
    <div className={styles['row']} data-first={first}>
      {children}
    </div>
  );
}
