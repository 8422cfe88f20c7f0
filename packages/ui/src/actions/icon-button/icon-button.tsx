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
  /** Its name. With a count, the whole sentence: "Kosár, 2 termék". */
  label: string;
  /** The badge, shown above 0. Over 99 it reads 99+. */
  count?: number | undefined;
  /** Shows the name beside the icon from 768 px on. */
  labelVisible?: boolean | undefined;
  /** Filled icon: the state is on. Pass `aria-pressed` as well where it is a switch. */
  filled?: boolean | undefined;
  /** On a picture: in the colors of light mode. */
  onPicture?: boolean | undefined;
}

export interface IconButtonProps
  extends
    IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children' | 'aria-label'> {
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An icon to press, 44 px at least. */
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
  /** Not there under 360 px, where a header has no room for it. */
  fromPhone?: boolean | undefined;
}

/** The same, going somewhere. One with `onClick` carries `data-press`, as a `LinkButton`. */
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
