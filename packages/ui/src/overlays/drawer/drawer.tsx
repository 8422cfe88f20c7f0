import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { useKeyboardScroll } from '../../hooks/keyboard-scroll.ts';
import { useModal } from '../../hooks/modal.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  open: boolean;
  /** Called once when the shopper closes it: button, Esc, backdrop. Set `open` to false there. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  closeLabel: string;
  /** `end`: from the right on desktop and from the bottom on phones; `start`: from the left on both, for the menu. */
  side?: 'end' | 'start' | undefined;
  /** True: full height on phones independent of its content, so that a text field in it does not move. */
  tall?: boolean | undefined;
  /** Stays visible below the scrolled content: totals and the next step. */
  footer?: ReactNode;
  /** True: the content is rendered before the first opening, as links for crawlers. */
  eager?: boolean | undefined;
  /** True: the content is rendered with the panel, not after the panel is painted: a field in it takes the focus. */
  atOnce?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Panel over the page: mini-cart, filters, menu. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = 'end',
  tall = false,
  footer,
  eager = false,
  atOnce = false,
  id,
  children,
}: DrawerProps): ReactElement {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, open, onClose, atOnce ? 'with-frame' : 'after-paint');
  const body = useRef<HTMLDivElement>(null);
  useKeyboardScroll(body, open && modal.wanted);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the key of a dialog
    <dialog
      className={styles['drawer']}
      ref={dialog}
      id={id}
      data-side={side}
      data-tall={tall || undefined}
      aria-labelledby={titleId}
      onClose={modal.onClose}
      onClick={modal.onClick}
    >
      <div className={styles['panel']}>
        <header className={styles['head']}>
          <h2 className={styles['title']} id={titleId}>
            {title}
          </h2>
          <button
            className={styles['close']}
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </header>
        {(modal.wanted || eager) && (
          <>
            <div className={styles['body']} ref={body}>
              {children}
            </div>
            {footer !== undefined && <footer className={styles['foot']}>{footer}</footer>}
          </>
        )}
      </div>
    </dialog>
  );
}
