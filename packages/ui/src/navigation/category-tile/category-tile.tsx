import type { ReactElement } from 'react';
import { Link } from '../../actions/link/link.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import { pictureSizes } from '../../content/picture/picture-sizes.ts';
import styles from './category-tile.module.css';

export interface CategoryTileProps {
  href: string;
  label: string;
  /** Its `alt` should be `''`: the label has the same text. */
  picture: PictureSource;
  /** "48 termék". */
  note?: string | undefined;
  ratio?: 'card' | 'square' | 'room' | undefined;
  /** True: a small picture beside the text, if both fit. */
  low?: boolean | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
}

/** Link to a category, or to one of a few pages, with a picture. */
export function CategoryTile({
  href,
  label,
  picture,
  note,
  ratio = 'card',
  low = false,
  sizes = pictureSizes.fours,
  priority = false,
}: CategoryTileProps): ReactElement {
  return (
    <Link className={styles['tile']} href={href}>
      <span className={styles['tileBody']} data-low={low || undefined}>
        <Picture picture={picture} ratio={ratio} sizes={sizes} priority={priority} />
        <span className={styles['tileText']}>
          <span className={styles['tileLabel']}>{label}</span>
          {note !== undefined && <span className={styles['tileNote']}>{note}</span>}
        </span>
      </span>
    </Link>
  );
}
