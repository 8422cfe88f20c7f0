import type { ReactElement, ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { Heading } from './heading.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import type { PictureCrop, PictureSource } from './picture.tsx';
import { pictureSizes } from './picture-sizes.ts';
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
      <div>
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

export interface BannerProps {
  href: string;
  title: ReactNode;
  text?: ReactNode;
  /** The underlined word under it; the whole banner is the link. */
  actionLabel: string;
  picture: PictureSource;
  ratio?: 'scene' | 'room' | 'card' | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** `small` where three stand beside each other. */
  size?: 'normal' | 'small' | undefined;
  sizes?: string | undefined;
}

/** A scene and what it leads to, words under the picture. */
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

export interface CategoryTileProps {
  href: string;
  label: string;
  /** Its `alt` should be `''`: the label says it. */
  picture: PictureSource;
  /** "48 termék". */
  note?: string | undefined;
  ratio?: 'card' | 'square' | 'room' | undefined;
  /** A small picture with the words beside it, where there is room for both. */
  low?: boolean | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
}

/** A way into a category, or to one of a few things. */
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

export interface FactListProps {
  label: string;
  facts: readonly { icon: Elements; title: ReactNode; text?: ReactNode }[];
}

/** Three or four promises in a row: delivery, return, help. Icons at 24 px. */
export function FactList({ label, facts }: FactListProps): ReactElement {
  return (
    <ul className={styles['facts']} aria-label={label}>
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the facts never move
        <li className={styles['fact']} key={index}>
          {fact.icon}
          <div>
            <p className={styles['factTitle']}>{fact.title}</p>
            {fact.text !== undefined && <p className={styles['factText']}>{fact.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
