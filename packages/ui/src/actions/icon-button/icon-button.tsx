import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import type { IconName } from '../../content/icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import type { LinkProps } from '../link/link.tsx';
import styles from './icon-button.module.css';

interface IconButtonLook {
  icon: IconName;
  /** Accessible name. With a count, the whole sentence: "Kosár, 2 termék". */
  label: string;
  /** Number in the badge, shown above 0. Above 99 it is "99+". */
  count?: number | undefined;
  /** Shows the name beside the icon from 768 px on. */
  labelVisible?: boolean | undefined;
  /** Fills the icon: the state is on. Also pass `aria-pressed` for a toggle button. */
  filled?: boolean | undefined;
  /** For a button on a picture: in the colors of light mode. */
  onPicture?: boolean | undefined;
}

export interface IconButtonProps
  extends
    IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children' | 'aria-label'> {
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Icon button, at least 44 px. */
export function IconButton({
  icon,
  label,
  count,
  labelVisible = false,
  filled = false,
  onPicture = false,
  className,
  type = 'button',
  ...rootProps
}: IconButtonProps): ReactElement {
  return (
    <button
      {...rootProps}
      type={type}
      className={classNames(styles['button'], className)}
      data-theme={onPicture ? 'light' : undefined}
    >
      <Face icon={icon} label={label} count={count} labelVisible={labelVisible} filled={filled} />
    </button>
  );
}

export interface IconLinkProps extends IconButtonLook, Omit<LinkProps, 'children' | 'aria-label'> {
  /** Hidden below 360 px, where a header has no space for it. */
  fromPhone?: boolean | undefined;
}

/** Link with the look of an {@link IconButton}. With `onClick` it has `data-press`, as a `LinkButton`. */
export function IconLink({
  icon,
  label,
  count,
  labelVisible = false,
  filled = false,
  onPicture = false,
  fromPhone = false,
  className,
  ...rootProps
}: IconLinkProps): ReactElement {
  return (
    <Link
      {...rootProps}
      className={classNames(styles['button'], className)}
      data-theme={onPicture ? 'light' : undefined}
      data-from-phone={fromPhone || undefined}
      data-press={rootProps.onClick && ''}
    >
      <Face icon={icon} label={label} count={count} labelVisible={labelVisible} filled={filled} />
    </Link>
  );
}

function Face({ icon, label, count = 0, labelVisible, filled }: IconButtonLook): ReactElement {
  return (
    <>
      <Icon name={icon} size={24} filled={filled} />
      {labelVisible === true ? (
        <span className={styles['label']}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
      {count > 0 && (
        <span className={styles['badge']} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
}
