import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { pictureSizes } from '../picture/picture-sizes.ts';
import styles from './post-tile.module.css';

export interface PostTileProps {
  /** Its `alt` is read: it says what the post shows. */
  picture: PictureSource;
  /** One or two lines of what was written. */
  caption: string;
  /** More than one picture, or a film: shown by an icon with a text. */
  kind?: { sign: 'album' | 'play'; label: string } | undefined;
  onOpen: () => void;
  sizes?: string | undefined;
}

/** A post among others; pressed, it opens. */
export function PostTile({
  picture,
  caption,
  kind,
  onOpen,
  sizes = pictureSizes.cards,
}: PostTileProps): ReactElement {
  return (
    <button className={styles['tile']} type="button" onClick={onOpen}>
      <Picture picture={picture} ratio="card" sizes={sizes} />
      {kind !== undefined && (
        <span className={styles['kind']}>
          <Icon name={kind.sign} label={kind.label} />
        </span>
      )}
      <span className={styles['caption']}>{caption}</span>
    </button>
  );
}
