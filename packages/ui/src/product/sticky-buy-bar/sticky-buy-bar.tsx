import type { ReactElement } from 'react';
import type { Elements } from '../../elements.ts';
import styles from './sticky-buy-bar.module.css';
import { useRootFlag } from '../../hooks/root-flag.ts';

export interface StickyBuyBarProps {
  /** The product's name, cut to one line. */
  name: string;
  /** A `PriceTag` of size `line`. */
  price: Elements;
  action: Elements;
  /** Whether it shows: when the page's own button is out of sight. */
  shown: boolean;
}

/** The way to buy at the foot of a phone's window. */
export function StickyBuyBar({ name, price, action, shown }: StickyBuyBarProps): ReactElement {
  useRootFlag('buyBar', shown);
  return (
    <div className={styles['buy']} data-shown={shown || undefined} inert={!shown}>
      <div className={styles['buyText']}>
        <p className={styles['buyName']}>{name}</p>
        {price}
      </div>
      {action}
    </div>
  );
}
