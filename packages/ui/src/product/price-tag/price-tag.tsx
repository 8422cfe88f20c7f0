import type { ReactElement } from 'react';
import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import { Badge } from '../../feedback/badge/badge.tsx';
import styles from './price-tag.module.css';

/** Reduction with the data that the law requires. All texts are final: the app formats the money. */
export interface SalePrice {
  /** Struck price. */
  was?: string | undefined;
  /** Announced before the struck price: "Korábbi ár". */
  wasLabel: string;
  /** "−20%", computed from the struck price. */
  discount?: string | undefined;
  /** Whole line, with the percentage computed from it: "Az elmúlt 30 nap legalacsonyabb ára: 39 990 Ft (…)". */
  prior?: string | undefined;
}

export interface PriceTagProps {
  /** "12 990 Ft", "12 990 Ft-tól". */
  price: string;
  /** Announced before the price; with a sale "Akciós ár" distinguishes it from the struck price. */
  priceLabel?: string | undefined;
  /** Shows the price in the accent color. */
  sale?: SalePrice | undefined;
  /** Small text below the price: instalment, tax, unit price. */
  note?: string | undefined;
  /** `card` 16 px, `product` 28 px, `line` for cart lines, aligned to the end. */
  size?: 'card' | 'product' | 'line' | undefined;
  className?: string | undefined;
}

export function PriceTag({
  price,
  priceLabel,
  sale,
  note,
  size = 'card',
  className,
}: PriceTagProps): ReactElement {
  return (
    <div className={classNames(styles['root'], className)} data-size={size}>
      <p className={styles['line']}>
        <span className={styles['price']} data-sale={sale !== undefined || undefined}>
          {priceLabel !== undefined && <VisuallyHidden>{`${priceLabel} `}</VisuallyHidden>}
          <span>{price}</span>
        </span>
        {sale?.was !== undefined && (
          <>
            {' '}
            <span className={styles['was']}>
              <VisuallyHidden>{`${sale.wasLabel} `}</VisuallyHidden>
              <s>{sale.was}</s>
            </span>
          </>
        )}
        {sale?.discount !== undefined && (
          <>
            {' '}
            <Badge tone="sale">{sale.discount}</Badge>
          </>
        )}
      </p>
      {sale?.prior !== undefined && <p className={styles['prior']}>{sale.prior}</p>}
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  );
}
