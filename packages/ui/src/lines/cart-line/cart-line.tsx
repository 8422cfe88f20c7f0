import type { ReactElement, ReactNode } from 'react';
import type { Elements } from '../../elements.ts';
import { Link } from '../../actions/link/link.tsx';
import { Alert } from '../../feedback/alert/alert.tsx';
import type { AlertTone } from '../../feedback/alert/alert.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import styles from './cart-line.module.css';

export interface CartLineProps {
  /** Absent for a product that is no longer sold. */
  href?: string | undefined;
  name: string;
  picture: PictureSource;
  /** Selected variant, bundle parts or custom options. */
  options?: readonly { label: string; value: string }[] | undefined;
  /** A `StockStatus`, below the options. */
  stock?: Elements;
  /** A `PriceTag` of size `line`. */
  price: ReactNode;
  /** A `QuantityField`, or "2 db" in an order. */
  quantity: Elements;
  /** Quiet buttons: edit, save for later, remove. */
  actions?: ReactNode;
  /** Problem of the line: stock, price, or a change made on another device. */
  notice?: { tone: AlertTone; text: ReactNode } | undefined;
  /** Default: 3. Use 2 if no heading is between the line and the title of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `small`: in the drawer. */
  size?: 'normal' | 'small' | undefined;
}

const noOptions: NonNullable<CartLineProps['options']> = [];

/** One product in the cart, the mini-cart or an order. Used in a `LineList`. */
export function CartLine({
  href,
  name,
  picture,
  options = noOptions,
  stock,
  price,
  quantity,
  actions,
  notice,
  headingLevel = 3,
  size = 'normal',
}: CartLineProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles['line']} data-size={size}>
      <div className={styles['picture']}>
        <Picture picture={picture} ratio="square" sizes="150px" />
      </div>
      <div className={styles['text']}>
        <Heading className={styles['name']}>
          {href === undefined ? (
            name
          ) : (
            <Link className={styles['link']} href={href}>
              {name}
            </Link>
          )}
        </Heading>
        {options.length > 0 && (
          <dl className={styles['options']}>
            {options.map((option) => (
              <div key={option.label}>
                <dt>{`${option.label}:`}</dt> <dd>{option.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {stock}
      </div>
      <div className={styles['price']}>{price}</div>
      <div className={styles['bottom']}>
        {quantity}
        {actions !== undefined && (
          <div className={styles['actions']} data-actions="">
            {actions}
          </div>
        )}
      </div>
      {notice !== undefined && (
        <div className={styles['notice']}>
          <Alert tone={notice.tone}>{notice.text}</Alert>
        </div>
      )}
    </article>
  );
}
