import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactElement, RefObject } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import type { IconName } from '../../content/icon/icon-paths.ts';
import styles from './toast.module.css';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: string;
  tone: 'success' | 'info' | 'warning' | 'error';
  message: string;
  actions?: readonly ToastAction[] | undefined;
}

export interface ToastRegionProps {
  /** "Értesítések". */
  label: string;
  toasts: readonly Toast[];
  dismissLabel: string;
  onDismiss: (id: string) => void;
  /**
   * Called when the pointer or the focus enters the toasts (true), or both have left (false): pause and resume their
   * timers.
   */
  onHold?: ((isHeld: boolean) => void) | undefined;
  /** True as the last element of a drawer: the toasts are over its lower end, and nothing in it moves. */
  inDrawer?: boolean | undefined;
}

const toneIcons: Readonly<Record<Toast['tone'], IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
};

/**
 * Short notices over the page. Render it always: a toast is announced when it is added. On a phone they appear at the
 * upper edge, or at the lower one after a press in the upper half, so that they never cover the pressed element; at the
 * other edge if they would cover it or a main action.
 */
export function ToastRegion({
  label,
  toasts,
  dismissLabel,
  onDismiss,
  onHold,
  inDrawer = false,
}: ToastRegionProps): ReactElement {
  const region = useRef<HTMLElement>(null);
  const rests = useRef({ pointer: false, focus: false });
  /** Element that had the focus before it moved to a toast. */
  const cameFrom = useRef<Element>(null);
  const [isLow, setLow] = useState(false);
  const lastPress = useLastPress();
  const isEmpty = toasts.length === 0;
  useLayoutEffect(() => {
    if (isEmpty || region.current === null) return;
    const prefersLow = yNow(lastPress.current) < window.innerHeight / 2;
    const isHiding = hidesAnything(region.current, prefersLow, lastPress.current?.element);
    const isOtherFree =
      isHiding && !hidesAnything(region.current, !prefersLow, lastPress.current?.element);
    setLow(prefersLow !== isOtherFree);
  }, [isEmpty, lastPress]);

  function hold(by: 'pointer' | 'focus', isThere: boolean): void {
    rests.current[by] = isThere;
    onHold?.(rests.current.pointer || rests.current.focus);
  }

  function enter({ relatedTarget }: FocusEvent): void {
    if (!rests.current.focus) cameFrom.current = relatedTarget;
    hold('focus', true);
  }

  // The focus of a removed toast moves to the next toast, else to the element that had it before.
  useEffect(() => {
    const { current } = region;
    if (!rests.current.focus || current === null) return;
    if (current.contains(current.ownerDocument.activeElement)) return;
    const next = current.querySelector('button');
    if (next === null) hold('focus', false);
    const goesOn = next ?? cameFrom.current;
    if (goesOn instanceof HTMLElement) goesOn.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a toast that has gone moves the focus
  }, [toasts]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that one is reading
    <section
      className={styles['region']}
      data-in-drawer={inDrawer || undefined}
      data-low={isLow || undefined}
      aria-label={label}
      ref={region}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) =>
        hold('focus', currentTarget.contains(relatedTarget))
      }
    >
      <ol className={styles['list']} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <li className={styles['toast']} key={toast.id} data-tone={toast.tone}>
            <Icon name={toneIcons[toast.tone]} />
            <div className={styles['body']}>
              <p className={styles['message']} role={toast.tone === 'error' ? 'alert' : undefined}>
                {toast.message}
              </p>
              {toast.actions !== undefined && (
                <div className={styles['actions']}>
                  {toast.actions.map((action) => (
                    <button
                      className={styles['action']}
                      type="button"
                      key={action.label}
                      onClick={action.onPress}
                    >
                      {action.label}
                    </button>
                  ))}
                </div>
              )}
            </div>
            <button
              className={styles['dismiss']}
              type="button"
              aria-label={dismissLabel}
              onClick={() => onDismiss(toast.id)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Press: its element, and the positions of both in the viewport at that time, in px from its upper edge. */
interface Press {
  readonly element: Element;
  readonly y: number;
  readonly elementTop: number;
}

/** Returns the last press; for a key, the position of the focused element. */
function useLastPress(): RefObject<Press | undefined> {
  const lastPress = useRef<Press>(undefined);
  useEffect(() => {
    const note = (target: EventTarget | null, clientY?: number) => {
      if (!(target instanceof Element)) return;
      const elementTop = target.getBoundingClientRect().top;
      lastPress.current = { element: target, y: clientY ?? elementTop, elementTop };
    };
    const byPointer = ({ target, clientY }: PointerEvent) => note(target, clientY);
    const byKey = ({ target }: KeyboardEvent) => note(target);
    document.addEventListener('pointerdown', byPointer, true);
    document.addEventListener('keydown', byKey, true);
    return () => {
      document.removeEventListener('pointerdown', byPointer, true);
      document.removeEventListener('keydown', byKey, true);
    };
  }, []);
  return lastPress;
}

/**
 * Returns the current position of the press, in px from the upper edge of the viewport: the page may have scrolled.
 * Infinity without a press.
 */
function yNow(press: Press | undefined): number {
  if (press === undefined) return Infinity;
  const { element, y, elementTop } = press;
  return element.isConnected ? y + element.getBoundingClientRect().top - elementTop : y;
}

/** Returns true if the toasts would cover the pressed element or a main action at the lower or the upper edge. */
function hidesAnything(region: HTMLElement, isLow: boolean, pressed: Element | undefined): boolean {
  const wasLow = region.hasAttribute('data-low');
  region.toggleAttribute('data-low', isLow);
  const boxes = [...region.querySelectorAll('li')].map((toast) => toast.getBoundingClientRect());
  region.toggleAttribute('data-low', wasLow);
  const actions = document.querySelectorAll('[data-variant="primary"]');
  return [...actions, ...(pressed === undefined ? [] : [pressed])].some((action) => {
    const { top, right, bottom, left } = action.getBoundingClientRect();
    return boxes.some(
      (box) => top < box.bottom && bottom > box.top && left < box.right && right > box.left,
    );
  });
}
