import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { pictureSizes } from '../picture/picture-sizes.ts';
import styles from './banner.module.css';

export interface BannerProps {
  href: string;
  title: ReactNode;
  text?: ReactNode;
  /** Underlined word below the text; the whole banner is the link. */
  actionLabel: string;
  picture: PictureSource;
  ratio?: 'scene' | 'room' | 'card' | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** `small`: for three in a row. */
  size?: 'normal' | 'small' | undefined;
  sizes?: string | undefined;
}

/** Image with a link, and text below the picture. */
export function Banner({
  href,
  title,
  text,
  actionLabel,
  picture,
  ratio = 'room',
  headingLevel = 2,
  size = 'normal',
  sizes = pictureSizes.halves,
}: BannerProps): ReactElement {
  return (
    <article className={styles['banner']}>
      <div className={styles['bannerPicture']}>
        <Picture picture={picture} ratio={ratio} sizes={sizes} />
      </div>
      <Heading level={headingLevel} size={size === 'small' ? 'small' : 'section'}>
        {title}
      </Heading>
      {text !== undefined && <p className={styles['bannerText']}>{text}</p>}
      <Link className={styles['bannerLink']} href={href}>
        {actionLabel}
      </Link>
    </article>
  );
}
