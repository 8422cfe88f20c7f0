import type { ReactElement } from 'react';
import styles from './logo.module.css';

/** A picture of a logo, with its proportions. */
export interface LogoPicture {
  href: string;
  width: number;
  height: number;
}

export interface LogoProps {
  /** The shop's name, as text. */
  name: string;
  /** Shown in place of the name. */
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
      // React preloads images of another priority, which would compete with the largest one of the page.
      fetchPriority="low"
      width={width}
      height={height}
      alt={name}
    />
  );
}
