import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactElement } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import styles from './category-menu.module.css';

export interface MenuCategory {
  id: string;
  label: string;
  href: string;
  /** True for the current page and its ancestors. */
  current?: boolean | undefined;
  /** The second level is the title of a column, the third its links. */
  children?: readonly MenuCategory[] | undefined;
  /** Shown at the end of the flyout, 4:5; its `alt` should be `''`. */
  picture?: PictureSource | undefined;
}

export interface CategoryMenuProps {
  /** "Kategóriák". */
  label: string;
  categories: readonly MenuCategory[];
  /** Text of the link to the whole category in its flyout: "Összes: Nappali". */
  allLabel: (category: MenuCategory) => string;
  /** Name of the button that opens a flyout: "Nappali: alkategóriák". */
  openLabel: (category: MenuCategory) => string;
  /** Delay before a flyout closes after the pointer has left it. Default: 300 ms. */
  closeMs?: number | undefined;
}

/** Delay before a flyout opens under a resting pointer, in ms. */
const openMs = 120;

/**
 * Categories in one line with flyouts, for wide viewports. The names are links; a flyout opens under a resting pointer
 * or by its button, and closes on Esc, on leaving and on following a link. Without scripts the names lead to pages with
 * the subcategories.
 */
export function CategoryMenu({
  label,
  categories,
  allLabel,
  openLabel,
  closeMs = 300,
}: CategoryMenuProps): ReactElement {
  const base = useId();
  const { open, openSoon, setOpenNow, onEnter, onFollow, onBlur, onEscape } = useFlyouts(closeMs);

  return (
    <nav className={styles['nav']} aria-label={label} onPointerLeave={() => openSoon(undefined)}>
      <ul className={styles['bar']}>
        {categories.map((category) => {
          const panelId = `${base}-${category.id}`;
          const hasPanel = category.children !== undefined && category.children.length > 0;
          const isOpen = open === category.id;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its link and button are the ways in
            <li
              className={styles['entry']}
              key={category.id}
              onPointerEnter={(event) => onEnter(event, hasPanel ? category.id : undefined)}
              onBlur={onBlur}
              onKeyDown={(event) =>
                onEscape(event, event.currentTarget.querySelector('[aria-expanded]'))
              }
            >
              <Link
                className={styles['name']}
                href={category.href}
                aria-current={category.current === true ? 'true' : undefined}
                onClick={onFollow}
              >
                {category.label}
              </Link>
              {hasPanel && (
                <>
                  <button
                    className={styles['open']}
                    type="button"
                    aria-label={openLabel(category)}
                    aria-expanded={isOpen}
                    aria-controls={panelId}
                    onClick={() => setOpenNow(isOpen ? undefined : category.id)}
                  >
                    <Icon name="chevron-down" size={16} />
                  </button>
                  <div className={styles['flyout']} id={panelId} hidden={!isOpen}>
                    {isOpen && (
                      <Flyout category={category} allLabel={allLabel} onFollow={onFollow} />
                    )}
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * State of the flyouts: id of the open one. A flyout opens after a delay under a resting pointer and closes `closeMs`
 * after the pointer has left, at once on Escape, when the focus leaves, and when a link is followed.
 */
function useFlyouts(closeMs: number) {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Position of the pointer when a link was followed: the new page sends an enter event under a resting pointer.
  const followedAt = useRef<Place>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function openSoon(id: string | undefined): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), id === undefined ? closeMs : openMs);
  }

  function setOpenNow(id: string | undefined): void {
    clearTimeout(timer.current);
    setOpen(id);
  }

  function onEnter(event: PointerEvent, id: string | undefined): void {
    if (event.pointerType === 'mouse' && !isAt(event, followedAt.current)) openSoon(id);
  }

  function onFollow(event: MouseEvent): void {
    followedAt.current = { clientX: event.clientX, clientY: event.clientY };
    setOpenNow(undefined);
  }

  function onBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenNow(undefined);
  }

  function onEscape(event: KeyboardEvent, opener: Element | null): void {
    if (event.key !== 'Escape' || open === undefined) return;
    setOpenNow(undefined);
    if (opener instanceof HTMLElement) opener.focus();
  }

  // A flyout that the pointer opened does not have the focus: Escape closes it too.
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setOpen(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  return { open, openSoon, setOpenNow, onEnter, onFollow, onBlur, onEscape };
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'> | undefined;

/**
 * Returns true if the event is at the position: a press has integer coordinates, other pointer events have fractions.
 */
const isAt = (event: MouseEvent, place: Place) =>
  place !== undefined &&
  Math.abs(event.clientX - place.clientX) < 1 &&
  Math.abs(event.clientY - place.clientY) < 1;

function Flyout({
  category,
  allLabel,
  onFollow,
}: {
  category: MenuCategory;
  allLabel: (category: MenuCategory) => string;
  onFollow: (event: MouseEvent) => void;
}): ReactElement {
  return (
    <div className={styles['panel']}>
      <ul className={styles['columns']}>
        <li className={styles['all']}>
          <Link className={styles['allLink']} href={category.href} onClick={onFollow}>
            <span>{allLabel(category)}</span>
            <Icon name="arrow-right" />
          </Link>
        </li>
        {category.children?.map((column) => (
          <li className={styles['column']} key={column.id}>
            <Link className={styles['columnTitle']} href={column.href} onClick={onFollow}>
              {column.label}
            </Link>
            {column.children !== undefined && column.children.length > 0 && (
              <ul>
                {column.children.map((link) => (
                  <li key={link.id}>
                    <Link className={styles['link']} href={link.href} onClick={onFollow}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {category.picture !== undefined && (
        <Link
          className={styles['picture']}
          href={category.href}
          onClick={onFollow}
          tabIndex={-1}
          aria-hidden
        >
          <Picture picture={category.picture} ratio="card" sizes="240px" />
        </Link>
      )}
    </div>
  );
}
