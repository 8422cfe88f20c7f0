import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureCrop, PictureSource } from '../picture/picture.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  title: ReactNode;
  /** Small text above the title: a season, the label of a collection. */
  kicker?: ReactNode;
  text?: ReactNode;
  /** One filled button and one underlined link. */
  actions?: ReactNode;
  /** Label on the corner of the picture, a few words. */
  sticker?: ReactNode;
  picture: PictureSource;
  crops?: readonly PictureCrop[] | undefined;
  headingLevel?: 1 | 2 | undefined;
}

/** First block of a page: display text beside a picture; below it on phones. Smaller if it is not the first block. */
export function Hero({
  title,
  kicker,
  text,
  actions,
  sticker,
  picture,
  crops,
  headingLevel = 1,
}: HeroProps): ReactElement {
  return (
    <div className={styles['hero']} data-level={headingLevel}>
      <div className={styles['heroText']}>
        {kicker !== undefined && <p className={styles['kicker']}>{kicker}</p>}
        <Heading level={headingLevel} size={headingLevel === 1 ? 'display' : 'title'}>
          {title}
        </Heading>
        {text !== undefined && <p className={styles['lead']}>{text}</p>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      <div className={styles['heroPicture']}>
        <Picture
          picture={picture}
          crops={crops}
          ratio="scene"
          sizes="(min-width: 1566px) 762px, (min-width: 1024px) 49vw, 92vw"
          priority={headingLevel === 1}
        />
        {sticker !== undefined && <p className={styles['sticker']}>{sticker}</p>}
      </div>
    </div>
  );
}
