import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../content/icon/icon.tsx';
import type { IconName } from '../../content/icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import type { LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

interface ButtonLook {
  /** `primary`: once per screen. `outline`: second choice. `quiet`: an underlined word. */
  variant?: 'primary' | 'outline' | 'quiet' | undefined;
  /** 48 px, or 44 px for `small`. */
  size?: 'normal' | 'small' | undefined;
  icon?: IconName | undefined;
  /** Icon after the text. */
  iconAfter?: IconName | undefined;
  /** Takes the full width of its container. */
  wide?: boolean | undefined;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> {
  /** Label while the action runs ("Hozzáadás…"). The button keeps the focus and ignores presses until then. */
  busyLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  variant = 'primary',
  size = 'normal',
  icon,
  iconAfter,
  wide = false,
  busyLabel,
  className,
  onClick,
  type = 'button',
  children,
  ...rootProps
}: ButtonProps): ReactElement {
  const busy = busyLabel !== undefined;
  return (
    <button
      {...rootProps}
      type={busy && type === 'submit' ? 'button' : type}
      className={classNames(styles['button'], className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-submit={type === 'submit' || undefined}
      aria-disabled={busy || rootProps['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <>
          <span className={styles['spinner']} aria-hidden />
          <span>{busyLabel}</span>
        </>
      ) : (
        <>
          {icon !== undefined && <Icon name={icon} />}
          <span>{children}</span>
          {iconAfter !== undefined && <Icon name={iconAfter} />}
        </>
      )}
    </button>
  );
}

export type LinkButtonProps = ButtonLook & Omit<LinkProps, 'children'>;

/**
 * Link with the look of a button, for navigation only. With `onClick` it has `data-press`: the shared listener for
 * links then waits for its handler.
 */
export function LinkButton({
  variant = 'primary',
  size = 'normal',
  icon,
  iconAfter,
  wide = false,
  className,
  children,
  ...rootProps
}: LinkButtonProps): ReactElement {
  return (
    <Link
      {...rootProps}
      className={classNames(styles['button'], className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-press={rootProps.onClick && ''}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter !== undefined && <Icon name={iconAfter} />}
    </Link>
  );
}

export interface TextLinkProps extends LinkProps {
  /** `muted`: gray, for secondary links. */
  tone?: 'default' | 'muted' | undefined;
}

/** Underlined link in running text or at the end of a line. */
export function TextLink({
  tone = 'default',
  className,
  ...rootProps
}: TextLinkProps): ReactElement {
  return (
    <Link {...rootProps} className={classNames(styles['textLink'], className)} data-tone={tone} />
  );
}
