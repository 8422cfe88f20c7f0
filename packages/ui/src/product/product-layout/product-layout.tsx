import type { ReactElement, ReactNode } from 'react';
import type { Elements } from '../../elements.ts';
import styles from './product-layout.module.css';

export interface ProductLayoutProps {
  /** A `Gallery`. */
  gallery: ReactNode;
  /** Title, price, options, button, delivery: next to the gallery, sticky while it scrolls. */
  children: Elements;
  /** Quiet buttons below the button: wishlist, comparison, share. Stacked in a narrow column. */
  actions?: ReactNode;
  /** Below the gallery: accordions, description, specs. */
  details?: ReactNode;
}

/** First part of a product page: two columns from 1024 px on, gallery first on phones. */
export function ProductLayout({
  gallery,
  children,
  actions,
  details,
}: ProductLayoutProps): ReactElement {
  return (
    <div className={styles['product']}>
      <div className={styles['gallery']}>{gallery}</div>
      <div className={styles['info']}>
        {children}
        {actions !== undefined && (
          <div className={styles['actions']}>
            <div className={styles['row']}>{actions}</div>
          </div>
        )}
      </div>
      {details !== undefined && <div className={styles['details']}>{details}</div>}
    </div>
  );
}
