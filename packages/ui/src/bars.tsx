import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Elements } from './elements.ts';
import styles from './bars.module.css';
import { useRootFlag } from './root-flag.ts';

export interface ConsentBarProps {
  title: string;
  /** What is kept and why, with a link to the notice. */
  text: ReactNode;
  /** Accept, refuse, settings: refusing as easy as accepting. */
  actions: ReactNode;
}

/** The question about cookies: at the window's foot, beside what one reads. Not a dialog. */
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

export interface BuyBarProps {
  /** The product's name, cut to one line. */
  name: string;
  /** A `PriceTag` of size `line`. */
  price: Elements;
  action: Elements;
  /** Whether it shows: when the page's own button is out of sight. */
  shown: boolean;
}

/** The way to buy at the foot of a phone's window. */
export function BuyBar({ name, price, action, shown }: BuyBarProps): ReactElement {
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

export interface ListBarProps {
  /** "214 termék". */
  count: ReactNode;
  /** Opens the filters where they have no column, under 1024 px: a `LinkButton` to that column. */
  filters?: ReactNode;
  /** A `SortSelect`. */
  sort?: ReactNode;
}

/** The line above a list: how many, filters, order. */
export function ListBar({ count, filters, sort }: ListBarProps): ReactElement {
  return (
    <div className={styles['list']}>
      {filters !== undefined && <div className={styles['listFilters']}>{filters}</div>}
      <output className={styles['listCount']}>{count}</output>
      {sort !== undefined && <div className={styles['listSort']}>{sort}</div>}
    </div>
  );
}
