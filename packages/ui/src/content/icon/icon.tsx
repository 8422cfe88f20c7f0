import type { ReactElement } from 'react';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Width and height in pixels. Default: 20. Strokes are 1.5 px at 24. */
  size?: 16 | 20 | 24 | 32 | 48 | undefined;
  /** Accessible name, if no text beside the icon gives its meaning. Without a label the icon is decorative. */
  label?: string | undefined;
  /** Fills the icon with the text color, as for an active wishlist button. */
  filled?: boolean | undefined;
}

export function Icon({ name, size = 20, label, filled = false }: IconProps): ReactElement {
  const meaning =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={styles['icon']}
      data-filled={filled || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      {...meaning}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
