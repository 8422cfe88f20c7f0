import type { ReactElement } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './picture.module.css';

/** One image in the sizes of the server, which selects AVIF or WebP by `Accept`. */
export interface PictureSource {
  src: string;
  /** `"/img/300/x.jpg 300w, /img/600/x.jpg 600w"`. */
  srcSet?: string | undefined;
  /** Size of the file in pixels; reserves the space while it loads. */
  width: number;
  height: number;
  /** Alternative text; `''` if the text beside it has the same content. */
  alt: string;
  /** Main color of the picture, `#rrggbb`: the background until it is loaded. Default: the surface color. */
  color?: string | undefined;
}

export interface PictureProps {
  picture: PictureSource;
  /** Width by viewport, as in the attribute: `"(min-width: 1024px) 25vw, 50vw"`. Required with `srcSet`. */
  sizes?: string | undefined;
  /** Aspect ratio of the frame: `card` 4:5, `scene` 7:5, `room` 4:3, `square`, or that of the picture. */
  ratio?: 'card' | 'scene' | 'room' | 'square' | 'natural' | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** True for the largest picture of the first viewport: loaded at once and with priority. Others are lazy. */
  priority?: boolean | undefined;
  /** Other crops by viewport; the first match wins. */
  crops?: readonly PictureCrop[] | undefined;
  /** True if the picture of a pressed card becomes this picture in a view transition; one per page. */
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
      // Older Safari needs loading and sizes before src.
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
