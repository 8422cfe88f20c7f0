import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Logo, type LogoPicture } from '../../content/logo/logo.tsx';
import styles from './header.module.css';

/** Largest logo beside a dozen categories at 1440 px: letters of a name, and width divided by height of an image. */
const narrow = { letters: 7, ratio: 3.75 };

const isLong = ({ name, logo }: HeaderProps['home']) =>
  logo === undefined ? name.length > narrow.letters : logo.width / logo.height > narrow.ratio;

export interface HeaderProps {
  /** Name, logo and home page of the shop. */
  home: { name: string; href: string; logo?: LogoPicture | undefined };
  /** A `CategoryMenu`; visible from 1024 px on: beside a narrow logo from 1440 px on, otherwise below it. */
  menu?: ReactNode;
  /** Opens the categories on phones and tablets: an `IconLink` to the categories on the page. */
  menuButton?: ReactNode;
  /** Five `IconButton`s and `IconLink`s: search, account, wishlist, comparison, cart. Space is reserved for five. */
  actions?: ReactNode;
  /** Second line below it: a `SearchField`. */
  search?: ReactNode;
  /** True: stays at the top of the viewport. */
  sticky?: boolean | undefined;
}

export function Header({
  home,
  menu,
  menuButton,
  actions,
  search,
  sticky = false,
}: HeaderProps): ReactElement {
  return (
    <header className={styles['header']} data-sticky={sticky || undefined}>
      <div className={styles['bar']} data-long-name={isLong(home) || undefined}>
        {menuButton !== undefined && <div className={styles['menuButton']}>{menuButton}</div>}
        <Link className={styles['home']} href={home.href}>
          <Logo name={home.name} picture={home.logo} />
        </Link>
        {menu !== undefined && <div className={styles['menu']}>{menu}</div>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {search !== undefined && <div className={styles['search']}>{search}</div>}
    </header>
  );
}

export interface AnnouncementBarProps {
  /** "Tudnivalók". */
  label: string;
  /** Short facts in one line, separated by dots. */
  messages: readonly ReactNode[];
  close?: { label: string; onClose: () => void } | undefined;
}

/** Line with facts above the header; nothing without facts. */
export function AnnouncementBar({
  label,
  messages,
  close,
}: AnnouncementBarProps): ReactElement | null {
  if (messages.length === 0) return null;
  return (
    <aside className={styles['announcement']} aria-label={label}>
      <ul className={styles['messages']}>
        {messages.map((message, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the messages never move
          <li key={index}>{message}</li>
        ))}
      </ul>
      {close !== undefined && (
        <button
          className={styles['close']}
          type="button"
          aria-label={close.label}
          onClick={close.onClose}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </aside>
  );
}
