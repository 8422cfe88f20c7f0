import { Children, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Link } from '../../actions/link/link.tsx';
import { shareElement } from '../../content/picture/share-element.ts';
import type { Elements } from '../../elements.ts';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import { pictureSizes } from '../../content/picture/picture-sizes.ts';
import styles from './product-card.module.css';

export interface ProductCardProps {
  href: string;
  name: string;
  /** Sku of the product, rendered as `data-sku`. */
  sku?: string | undefined;
  picture: PictureSource;
  /** Second picture, loaded and faded in when a mouse is over the card. Its `alt` should be `''`. */
  hoverPicture?: PictureSource | undefined;
  /** Material or size, in gray: at most two lines. */
  material?: string | undefined;
  /** A `PriceTag`. */
  price?: Elements;
  /** A `SwatchList`. */
  swatches?: Elements;
  /** One `Badge`, at most two. */
  tags?: ReactNode;
  /** Buttons on the picture, stacked: each an `IconButton` with `onPicture`. */
  action?: ReactNode;
  /** Content below the card: a button, a note. */
  footer?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** True if its picture is the largest of the first viewport. */
  priority?: boolean | undefined;
  /** True: grays the picture and the price. */
  soldOut?: boolean | undefined;
  /** `contain`: shows the whole picture if it is not 4:5. */
  fit?: 'cover' | 'contain' | undefined;
  /** Width of the picture by window. Default: the width in a `ProductGrid`. */
  sizes?: string | undefined;
}

/** Product of a list. The whole card is its link; the buttons are pressed separately. */
export function ProductCard({
  href,
  name,
  sku,
  picture,
  hoverPicture,
  material,
  price,
  swatches,
  tags,
  action,
  footer,
  headingLevel = 3,
  priority = false,
  soldOut = false,
  fit,
  sizes = pictureSizes.cards,
}: ProductCardProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [wasVisited, setVisited] = useState(false);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={styles['card']}
      data-sold-out={soldOut || undefined}
      data-sku={sku}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setVisited(true);
      }}
    >
      <div className={styles['frame']} ref={frame}>
        <Picture picture={picture} ratio="card" fit={fit} sizes={sizes} priority={priority} />
        {hoverPicture !== undefined && wasVisited && (
          <Picture
            className={styles['second']}
            picture={hoverPicture}
            ratio="card"
            fit={fit}
            sizes={sizes}
          />
        )}
        {tags !== undefined && <div className={styles['tags']}>{tags}</div>}
      </div>
      <div className={styles['words']}>
        <Heading className={styles['name']}>
          <Link
            className={styles['link']}
            href={href}
            onClick={() => shareElement(frame.current?.querySelector('[data-picture]'))}
          >
            {name}
          </Link>
        </Heading>
        {material !== undefined && <p className={styles['material']}>{material}</p>}
      </div>
      <div className={styles['offer']}>
        {price}
        {swatches}
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </article>
  );
}

export interface ProductGridProps {
  /** Accessible name of the list: "Termékek". */
  label: string;
  /** `ProductCard`s or `ProductCardSkeleton`s, each with a key. */
  children: ReactNode;
  /** `narrow` beside a filter column: 2, 3, 3 columns instead of 2, 3, 4. */
  width?: 'page' | 'narrow' | undefined;
  /** `shelf`: one row that scrolls sideways if it does not fit. */
  layout?: 'grid' | 'shelf' | undefined;
  className?: string | undefined;
}

export function ProductGrid({
  label,
  children,
  width = 'page',
  layout = 'grid',
  className,
}: ProductGridProps): ReactElement {
  const count = Children.count(children);
  return (
    <ul
      className={classNames(styles[layout], className)}
      data-width={width}
      data-fours={count === 4 || count === 8 || undefined}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
      tabIndex={layout === 'shelf' ? 0 : undefined}
    >
      {Children.map(children, (child) => (
        <li className={styles['cell']}>{child}</li>
      ))}
    </ul>
  );
}
