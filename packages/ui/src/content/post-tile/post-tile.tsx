import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { pictureSizes } from '../picture/picture-sizes.ts';
import styles from './post-tile.module.css';

export interface PostTileProps {
  /** Its `alt` is announced: it describes the content of the post. */
  picture: PictureSource;
  /** One or two lines of the post's text. */
  caption: string;
  /** Set for several pictures or a video: an icon with a text. */
  kind?: { sign: 'album' | 'play'; label: string } | undefined;
  onOpen: () => void;
  sizes?: string | undefined;
}

/** Tile of a post in a list; a press opens the post. */
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
