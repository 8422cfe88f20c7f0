import type { ReactElement } from 'react';
import styles from './logo.module.css';

/** Image of a logo, with its size. */
export interface LogoPicture {
  href: string;
  width: number;
  height: number;
}

export interface LogoProps {
  /** Name of the shop, as text. */
  name: string;
  /** Shown instead of the name. */
  picture?: LogoPicture | undefined;
  size?: 'normal' | 'large' | undefined;
}

/** The logo of the shop, or its name. */
export function Logo({ name, picture, size = 'normal' }: LogoProps): ReactElement {
  if (picture === undefined) {
    return (
      <span className={styles['logo']} data-size={size}>
        {name}
      </span>
    );
  }
  const { href, width, height } = picture;
  return (
    <img
      className={styles['picture']}
      data-size={size}
      src={href}
      // React preloads images with another priority, which would compete with the largest image of the page.
      fetchPriority="low"
      width={width}
      height={height}
      alt={name}
    />
  );
}
