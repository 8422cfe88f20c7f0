import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import styles from './magnifier.module.css';

/** How much larger than its frame a picture becomes: at most, and at a press. */
const most = 4;
const pressed = 2.4;
/** One press of + or −. */
const step = 1.5;
/** How far an arrow key moves a large picture, as a part of its frame. */
const stride = 0.25;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * A picture that grows where it is pressed, under two fingers, or with the keys + and −; 0 makes it small again,
 * the arrows move it about. Without a label it only stands there.
 */
export function Magnifier({
  label,
  children,
}: {
  label: string | undefined;
  children: ReactElement;
}): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const scale = useRef(1);
  const [isLarge, setLarge] = useState(false);

  /** The point under `at` stays where it is; without one the middle does. */
  const zoomTo = useCallback((wanted: number, at?: Place) => {
    const box = frame.current;
    const [picture] = box?.children ?? [];
    if (box === null || !(picture instanceof HTMLElement)) return;
    const edges = box.getBoundingClientRect();
    const x = at === undefined ? edges.width / 2 : at.clientX - edges.left;
    const y = at === undefined ? edges.height / 2 : at.clientY - edges.top;
    const grown = Math.min(most, Math.max(1, wanted));
    const factor = grown / scale.current;
    const left = (box.scrollLeft + x) * factor - x;
    const top = (box.scrollTop + y) * factor - y;
    scale.current = grown;
    picture.style.setProperty('inline-size', `${grown * 100}%`);
    // What is small again has nothing to scroll; what grows can only be scrolled once it may.
    if (grown > 1) box.dataset['large'] = '';
    else delete box.dataset['large'];
    box.scrollTo({ left, top, behavior: 'instant' });
    setLarge(grown > 1);
  }, []);

  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    let apart = 0;
    let before = 1;
    function begin({ touches }: TouchEvent): void {
      const [one, other] = touches;
      if (one === undefined || other === undefined) return;
      apart = distance(one, other);
      before = scale.current;
    }
    function spread(event: TouchEvent): void {
      const [one, other] = event.touches;
      if (one === undefined || other === undefined || apart === 0) return;
      event.preventDefault();
      zoomTo((before * distance(one, other)) / apart, {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      });
    }
    // React listens passively: what two fingers do could not be kept from the page.
    box.addEventListener('touchstart', begin, { passive: true });
    box.addEventListener('touchmove', spread, { passive: false });
    return () => {
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', spread);
    };
  }, [zoomTo]);

  function press(event: MouseEvent): void {
    // Pressed with the keyboard there is no point.
    zoomTo(isLarge ? 1 : pressed, event.detail > 0 ? event : undefined);
  }

  function steer(event: KeyboardEvent): void {
    const box = frame.current;
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoomTo(scale.current * step);
    else if (event.key === '-') zoomTo(scale.current / step);
    else if (event.key === '0') zoomTo(1);
    else if (isLarge && arrow !== undefined && box !== null) {
      const [x, y] = arrow;
      box.scrollBy({ left: x * box.clientWidth, top: y * box.clientHeight, behavior: 'instant' });
    } else return;
    event.preventDefault();
    // The row behind would go on to the next picture.
    event.stopPropagation();
  }

  if (label === undefined) return children;
  return (
    <div className={styles['lens']} ref={frame}>
      <button
        className={styles['magnifier']}
        type="button"
        aria-label={label}
        aria-pressed={isLarge}
        aria-keyshortcuts="+ - 0"
        onClick={press}
        onKeyDown={steer}
      >
        {children}
      </button>
    </div>
  );
}

const distance = (one: Place, other: Place): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
