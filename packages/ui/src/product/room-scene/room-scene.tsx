import type { ReactElement } from 'react';
import { Link } from '../../actions/link/link.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import { pictureSizes } from '../../content/picture/picture-sizes.ts';
import styles from './room-scene.module.css';

export interface RoomSpot {
  href: string;
  /** Name of the link: the product with its price. */
  label: string;
  /** Percent of the picture's width and height, from its upper left corner. */
  x: number;
  y: number;
}

export interface RoomSceneProps {
  picture: PictureSource;
  sizes?: string | undefined;
  spots: readonly RoomSpot[];
  /** Name of the list of products in the room. */
  label: string;
  /** True for the first picture of the screen. */
  priority?: boolean | undefined;
}

/** Picture of a room with a dot for each product: a link that shows the name on hover and focus. */
export function RoomScene({
  picture,
  sizes = pictureSizes.page,
  spots,
  label,
  priority = false,
}: RoomSceneProps): ReactElement {
  return (
    <div className={styles['scene']}>
      <Picture picture={picture} ratio="scene" sizes={sizes} priority={priority} />
      <ul className={styles['spots']} aria-label={label}>
        {spots.map((spot) => (
          <li
            className={styles['spot']}
            key={`${spot.href} ${spot.x} ${spot.y}`}
            // By attributes for tens and ones, because the policy of the page forbids inline styles.
            data-x={tens(spot.x)}
            data-x-ones={ones(spot.x)}
            data-y={tens(spot.y)}
            data-y-ones={ones(spot.y)}
          >
            <Link className={styles['dot']} href={spot.href} aria-label={spot.label}>
              <span className={styles['name']} aria-hidden>
                {spot.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rounds to whole percent from 0 to 99. */
const inside = (percent: number) => Math.min(99, Math.max(0, Math.round(percent)));
const tens = (percent: number) => Math.floor(inside(percent) / 10);
const ones = (percent: number) => inside(percent) % 10;
