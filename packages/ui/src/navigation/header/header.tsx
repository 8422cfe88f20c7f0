import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Logo, type LogoPicture } from '../../content/logo/logo.tsx';
import styles from './header.module.css';

/** What fits beside a dozen categories at 1440 px: letters of a name, and width by height of a logo. */
const narrow = { letters: 7, ratio: 3.75 };

const isLong = ({ name, logo }: HeaderProps['home']) =>
  logo === undefined ? name.length > narrow.letters : logo.width / logo.height > narrow.ratio;

export interface HeaderProps {
  /** The name and the logo of the shop, and where they lead. */
  home: { name: string; href: string; logo?: LogoPicture | undefined };
  /** A `CategoryMenu`; seen from 1024 px on, beside a narrow mark from 1440 px on, else under it. */
  menu?: ReactNode;
  /** Opens the categories on phones and tablets: an `IconLink` to the categories in the page. */
  menuButton?: ReactNode;
  /** Five `IconButton`s and `IconLink`s: search, account, wishlist, comparison, cart. Room is reserved for five. */
  actions?: ReactNode;
  /** A second line under it: a `SearchField`. */
  search?: ReactNode;
  /** Stays at the window's top. */
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
  /** Short facts, set beside each other with a dot between. */
  messages: readonly ReactNode[];
  close?: { label: string; onClose: () => void } | undefined;
}

/** One quiet line above the header. */
export function AnnouncementBar({ label, messages, close }: AnnouncementBarProps): ReactElement {
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
