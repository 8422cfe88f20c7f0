import type { ReactElement } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './picture.module.css';

/** One image in the sizes the server has. AVIF or WebP is the server's choice, by `Accept`. */
export interface PictureSource {
  src: string;
  /** `"/img/300/x.jpg 300w, /img/600/x.jpg 600w"`. */
  srcSet?: string | undefined;
  /** Pixels of the file; they keep the place free while it loads. */
  width: number;
  height: number;
  /** Alternative text; `''` if the text beside it says the same. */
  alt: string;
  /** `#rrggbb`, the picture's main colour: the ground until it comes. Plaster without it. */
  color?: string | undefined;
}

export interface PictureProps {
  picture: PictureSource;
  /** Width by window, as in the attribute: `"(min-width: 1024px) 25vw, 50vw"`. Needed with `srcSet`. */
  sizes?: string | undefined;
  /** The frame: `card` 4:5, `scene` 7:5, `room` 4:3, `square`, or the picture's own. */
  ratio?: 'card' | 'scene' | 'room' | 'square' | 'natural' | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** The largest picture of the first screen: loaded at once and first. The others come when near. */
  priority?: boolean | undefined;
  /** Other crops for other windows, first match wins. */
  crops?: readonly PictureCrop[] | undefined;
  /** The picture that a card's picture becomes on the next page; one on a page. */
  carried?: boolean | undefined;
  className?: string | undefined;
}

export interface PictureCrop {
  media: string;
  srcSet: string;
  width: number;
  height: number;
}

const noCrops: readonly PictureCrop[] = [];

export function Picture({
  picture,
  sizes,
  ratio = 'natural',
  fit = 'cover',
  priority = false,
  crops = noCrops,
  carried = false,
  className,
}: PictureProps): ReactElement {
  const image = (
    <img
      className={styles['image']}
      data-fit={fit}
      // The order matters to older Safari: loading and sizes before src.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      sizes={sizes}
      srcSet={picture.srcSet}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
    />
  );
  return (
    <span
      className={classNames(styles['frame'], className)}
      data-ratio={ratio}
      data-picture=""
      data-carries-picture={carried ? '' : undefined}
    >
      {picture.color !== undefined && (
        <svg className={styles['ground']} aria-hidden focusable="false">
          <rect width="100%" height="100%" fill={picture.color} />
        </svg>
      )}
      {crops.length === 0 ? (
        image
      ) : (
        <picture>
          {crops.map((crop) => (
            <source key={crop.media} {...crop} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </span>
  );
}
