import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './chip.module.css';

export interface ChipProps {
  /** Active filter: "Szín: zöld". */
  children: ReactNode;
  /** Accessible name: "Szűrő törlése: Szín: zöld". */
  removeLabel: string;
  /** Address of the list without this filter. */
  href?: string | undefined;
  onRemove?: (() => void) | undefined;
}

/** Selected value that a press removes. */
export function Chip({ children, removeLabel, href, onRemove }: ChipProps): ReactElement {
  const face = (
    <>
      <span>{children}</span>
      <Icon name="close" size={16} />
    </>
  );
  return href === undefined ? (
    <button className={styles['chip']} type="button" aria-label={removeLabel} onClick={onRemove}>
      {face}
    </button>
  ) : (
    <Link className={styles['chip']} href={href} aria-label={removeLabel} onClick={onRemove}>
      {face}
    </Link>
  );
}

export interface ChipListProps {
  /** "Aktív szűrők". */
  label: string;
  /** `Chip`s, each with a key. */
  children: readonly ReactElement[];
  /** "Összes szűrő törlése", a `Button` or `TextLink`. */
  clear?: ReactNode;
}

export function ChipList({ label, children, clear }: ChipListProps): ReactElement | null {
  if (children.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={label}>
      {children.map((chip) => (
        <li key={chip.key}>{chip}</li>
      ))}
      {clear !== undefined && <li className={styles['clear']}>{clear}</li>}
    </ul>
  );
}
