import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import styles from './magnifier.module.css';

/** Scales of the picture relative to its frame: maximum, and after a press. */
const maxScale = 4;
const pressScale = 2.4;
/** Factor of one press of + or −. */
const step = 1.5;
/** Scroll distance of an arrow key, as a share of the frame. */
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
 * Zooms its picture at a press, with two fingers, or with the keys + and −. The key 0 resets the zoom, the arrow keys
 * scroll. Without a label the picture cannot be zoomed.
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

  /** Scales the picture around `at`, by default around the center. */
  const zoomTo = useCallback((nextScale: number, at?: Place) => {
    const box = frame.current;
    const [picture] = box?.children ?? [];
    if (box === null || !(picture instanceof HTMLElement)) return;
    const edges = box.getBoundingClientRect();
    const x = at === undefined ? edges.width / 2 : at.clientX - edges.left;
    const y = at === undefined ? edges.height / 2 : at.clientY - edges.top;
    const bounded = Math.min(maxScale, Math.max(1, nextScale));
    const factor = bounded / scale.current;
    const left = (box.scrollLeft + x) * factor - x;
    const top = (box.scrollTop + y) * factor - y;
    scale.current = bounded;
    picture.style.setProperty('inline-size', `${bounded * 100}%`);
    // The frame scrolls only while the picture is larger than it.
    if (bounded > 1) box.dataset['large'] = '';
    else delete box.dataset['large'];
    box.scrollTo({ left, top, behavior: 'instant' });
    setLarge(bounded > 1);
  }, []);

  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    let startDistance = 0;
    let startScale = 1;
    function begin({ touches }: TouchEvent): void {
      const [first, second] = touches;
      if (first === undefined || second === undefined) return;
      startDistance = distance(first, second);
      startScale = scale.current;
    }
    function spread(event: TouchEvent): void {
      const [first, second] = event.touches;
      if (first === undefined || second === undefined || startDistance === 0) return;
      event.preventDefault();
      zoomTo((startScale * distance(first, second)) / startDistance, {
        clientX: (first.clientX + second.clientX) / 2,
        clientY: (first.clientY + second.clientY) / 2,
      });
    }
    // React's touch listeners are passive: they cannot prevent the zoom of the page.
    box.addEventListener('touchstart', begin, { passive: true });
    box.addEventListener('touchmove', spread, { passive: false });
    return () => {
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', spread);
    };
  }, [zoomTo]);

  function press(event: MouseEvent): void {
    // A press with the keyboard has no coordinates.
    zoomTo(isLarge ? 1 : pressScale, event.detail > 0 ? event : undefined);
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
    // Otherwise the gallery would show the next picture.
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

const distance = (first: Place, second: Place): number =>
  Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
