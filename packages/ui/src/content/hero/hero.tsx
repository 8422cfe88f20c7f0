import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureCrop, PictureSource } from '../picture/picture.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  title: ReactNode;
  /** Above the title, small: a season, a collection's sticker. */
  kicker?: ReactNode;
  text?: ReactNode;
  /** One filled button, one underlined word. */
  actions?: ReactNode;
  /** Stuck on the picture's corner: the few words a collection goes by. */
  sticker?: ReactNode;
  picture: PictureSource;
  crops?: readonly PictureCrop[] | undefined;
  headingLevel?: 1 | 2 | undefined;
}

/** The first thing of a page: display type beside a scene; under it on phones. Smaller where it is not the first. */
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
