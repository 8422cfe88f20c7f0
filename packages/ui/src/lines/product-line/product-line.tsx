import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../actions/link/link.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import styles from './product-line.module.css';

export interface ProductLineProps {
  /** Absent if the product has no page. */
  href?: string | undefined;
  name: ReactNode;
  /** Its `alt` should be `''`: the name is next to it. */
  picture?: PictureSource | undefined;
  /** Material or category: one gray line. */
  note?: ReactNode;
  /** "12 990 Ft". */
  price?: string | undefined;
  onFollow?: (() => void) | undefined;
  /** Set if the line is an option of a list that a field controls: its id, and true if it is the active option. */
  option?: { id: string; selected: boolean } | undefined;
}

/** Product in one line: search suggestions, parts of a set. The whole line is its link. */
export function ProductLine({
  href,
  name,
  picture,
  note,
  price,
  onFollow,
  option,
}: ProductLineProps): ReactElement {
  const face = (
    <>
      {picture !== undefined && (
        <Picture className={styles['picture']} picture={picture} ratio="square" sizes="64px" />
      )}
      <span className={styles['text']}>
        <span className={styles['name']}>{name}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
      {price !== undefined && <span className={styles['price']}>{price}</span>}
    </>
  );
  return href === undefined ? (
    <div className={styles['line']}>{face}</div>
  ) : (
    <Link
      className={styles['line']}
      href={href}
      onClick={onFollow}
      {...(option !== undefined && {
        id: option.id,
        role: 'option',
        'aria-selected': option.selected,
        tabIndex: -1,
      })}
    >
      {face}
    </Link>
  );
}
