import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../../content/heading/heading.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import styles from './category-banner.module.css';

export interface CategoryBannerProps {
  title: ReactNode;
  text?: ReactNode;
  picture: PictureSource;
  /** Lower still: the scene is that of the room around, and what one came for stands under it. */
  low?: boolean | undefined;
  /** Not on phones: there other pictures follow at once, and what one came for would be out of sight. */
  fromTablet?: boolean | undefined;
}

/** The head of a category with its scene: low, so that its products begin on the first screen. */
export function CategoryBanner({
  title,
  text,
  picture,
  low = false,
  fromTablet = false,
}: CategoryBannerProps): ReactElement {
  return (
    <div
      className={styles['categoryBanner']}
      data-low={low || undefined}
      data-from-tablet={fromTablet || undefined}
    >
      <div className={styles['categoryBannerText']}>
        <Heading level={1}>{title}</Heading>
        {text !== undefined && <p className={styles['lead']}>{text}</p>}
      </div>
      <Picture
        className={styles['categoryBannerPicture']}
        picture={picture}
        ratio="scene"
        sizes={
          low
            ? '(min-width: 1434px) 416px, (min-width: 993px) 29vw, (min-width: 768px) 288px, 92vw'
            : '(min-width: 1566px) 680px, (min-width: 768px) 43.5vw, 92vw'
        }
        priority={!fromTablet}
      />
    </div>
  );
}
