import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../../content/heading/heading.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import styles from './category-banner.module.css';

export interface CategoryBannerProps {
  title: ReactNode;
  text?: ReactNode;
  picture: PictureSource;
  /** True: lower, for the picture of the parent room, so that the content below it is in the first viewport. */
  low?: boolean | undefined;
  /** True: hidden on phones, where other pictures follow and the content would be out of sight. */
  fromTablet?: boolean | undefined;
}

/** Header of a category with its picture: low, so that the products begin in the first viewport. */
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
