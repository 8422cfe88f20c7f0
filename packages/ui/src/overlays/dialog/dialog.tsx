import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import { useKeyboardScroll } from '../../hooks/keyboard-scroll.ts';
import { useModal } from '../../hooks/modal.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called once when the shopper closes it: button, Esc, backdrop. Set `open` to false there. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /**
   * `small` 28 rem: a question; `normal` 40 rem: a form; `wide` 64 rem: two columns; `full`: the viewport, for
   * pictures.
   */
  size?: 'small' | 'normal' | 'wide' | 'full' | undefined;
  children?: ReactNode;
}

/** Panel in the middle of the viewport; on phones at the bottom. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  size = 'normal',
  children,
}: DialogProps): ReactElement {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, open, onClose);
  const body = useRef<HTMLDivElement>(null);
  useKeyboardScroll(body, open);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the key of a dialog
    <dialog
      className={styles['dialog']}
      ref={dialog}
      data-size={size}
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
        {modal.wanted && (
          <>
            {children !== undefined && (
              <div className={styles['body']} ref={body}>
                {children}
              </div>
            )}
            {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
          </>
        )}
      </div>
    </dialog>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  /** Question: "Törli a terméket a kosárból?" */
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Also called on Esc and by the backdrop. */
  onCancel: () => void;
}

/** Asks for a confirmation before a destructive action. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactElement {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={cancelLabel}
      size="small"
      actions={
        <>
          <Button onClick={onConfirm}>{confirmLabel}</Button>
          <Button variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
