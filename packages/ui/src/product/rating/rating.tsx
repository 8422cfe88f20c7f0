import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import type { Elements } from '../../elements.ts';
import { iconPaths } from '../../content/icon/icon-paths.ts';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0 to 5, fractions allowed. */
  value: number;
  /** Announced instead of the stars: "4,6 az 5-ből". */
  label: string;
  /** Text after the stars: "12 értékelés". */
  note?: ReactNode;
}

/** Five stars, filled up to the value. */
export function Rating({ value, label, note }: RatingProps): ReactElement {
  const id = useId();
  const filled = Math.min(5, Math.max(0, value)) * 24;
  return (
    <span className={styles['rating']}>
      <svg className={styles['stars']} viewBox="3 0 114 24" role="img" aria-label={label}>
        <clipPath id={id}>
          <rect width={filled} height="24" />
        </clipPath>
        <g className={styles['empty']}>{fiveStars}</g>
        <g className={styles['full']} clipPath={`url(#${id})`}>
          {fiveStars}
        </g>
      </svg>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </span>
  );
}

const fiveStars = [0, 24, 48, 72, 96].map((x) => (
  <path key={x} d={iconPaths.star} transform={`translate(${x})`} />
));

export interface ReviewCardProps {
  author: string;
  /** "2026. március 5." */
  date?: string | undefined;
  /** A `Rating`. */
  rating?: Elements;
  /** "Ellenőrzött vásárló". */
  verified?: string | undefined;
  children: ReactNode;
}

/** Review of a customer. */
export function ReviewCard({
  author,
  date,
  rating,
  verified,
  children,
}: ReviewCardProps): ReactElement {
  return (
    <article className={styles['review']}>
      {rating}
      <div className={styles['words']}>{children}</div>
      <footer className={styles['by']}>
        <span className={styles['author']}>{author}</span>
        {verified !== undefined && <span>{verified}</span>}
        {date !== undefined && <span>{date}</span>}
      </footer>
    </article>
  );
}
