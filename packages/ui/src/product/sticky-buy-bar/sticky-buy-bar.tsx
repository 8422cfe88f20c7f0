import type { ReactElement } from 'react';
import type { Elements } from '../../elements.ts';
import styles from './sticky-buy-bar.module.css';
import { useRootFlag } from '../../hooks/root-flag.ts';

export interface StickyBuyBarProps {
  /** Name of the product, truncated to one line. */
  name: string;
  /** A `PriceTag` of size `line`. */
  price: Elements;
  action: Elements;
  /** True while the button on the page is out of sight. */
  shown: boolean;
}

/** Buy button at the bottom of a phone's viewport. */
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
