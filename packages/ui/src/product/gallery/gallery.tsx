import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Video } from '../../content/video/video.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import type { IconName } from '../../content/icon/icon-paths.ts';
import { Magnifier } from '../magnifier/magnifier.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import type { PictureSource } from '../../content/picture/picture.tsx';
import styles from './gallery.module.css';

export interface GalleryPicture {
  /** Unique in the gallery and fit for an element's id. */
  id: string;
  picture: PictureSource;
  /** The small one; its `alt` is not read, `thumbLabel` is. */
  thumb: PictureSource;
  /** The film it is the still of, shown in its place. */
  film?: { readonly src: string; readonly label: string } | undefined;
}

export interface GalleryProps {
  /** "Képek: Felhő fotel". */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Names the nth (from 1): "2. kép, összesen 5". */
  thumbLabel: (position: number, total: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** On the picture: tags. */
  tags?: ReactNode;
  /** On the picture: the wishlist button. */
  action?: ReactNode;
  /** Shown as a button on the picture when there is a large view; gets the position from 0. */
  zoom?: { label: string; onZoom: (index: number) => void } | undefined;
  /** The frame of every picture: `card` 4:5, `room` 4:3 for a thing wider than high. */
  frame?: 'card' | 'room' | undefined;
  /** `contain` shows the whole of pictures of other proportions than the frame's. */
  fit?: 'cover' | 'contain' | undefined;
  sizes?: string | undefined;
  /** Names the press on a picture that shows it more than twice as large, to be moved about. */
  magnifyLabel?: string | undefined;
  /** The picture it begins at, from 0. With it no card's picture becomes this gallery's. */
  start?: number | undefined;
}

/** On the product page: beside the small pictures, where there is more than one. */
const pageSizes = (count: number) =>
  count > 1
    ? '(min-width: 1600px) 697px, (min-width: 1024px) calc(50.7vw - 96px), (min-width: 768px) 43.5vw, 92vw'
    : '(min-width: 1600px) 793px, (min-width: 1024px) 50.7vw, (min-width: 768px) 43.5vw, 92vw';

/**
 * Shows one picture at a time in a row that scrolls and snaps: swiped, or moved by the arrow keys, the buttons and
 * the thumbnails, which without scripts are links to the large pictures.
 */
export function Gallery({
  label,
  pictures,
  thumbLabel,
  previousLabel,
  nextLabel,
  tags,
  action,
  zoom,
  frame = 'card',
  fit,
  sizes = pageSizes(pictures.length),
  magnifyLabel,
  start,
}: GalleryProps): ReactElement {
  const last = pictures.length - 1;
  const { track, current, show, updateCurrent, onKeyDown } = useSlides(last, start);

  return (
    <section
      className={styles['gallery']}
      aria-label={label}
      data-frame={frame}
      data-thumbs={last > 0 || undefined}
    >
      <div className={styles['stage']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move what scrolls */}
        <ul
          className={styles['track']}
          ref={track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
          tabIndex={0}
          aria-label={label}
          onScroll={updateCurrent}
          onKeyDown={onKeyDown}
        >
          {pictures.map(({ id, picture, film }, index) => (
            <li className={styles['slide']} id={id} key={id}>
              {film === undefined ? (
                <Magnifier label={magnifyLabel}>
                  <Picture
                    picture={picture}
                    ratio={frame}
                    fit={fit}
                    sizes={sizes}
                    priority={index === (start ?? 0)}
                    carried={index === 0 && start === undefined}
                  />
                </Magnifier>
              ) : (
                <div className={styles['film']}>
                  <Video {...film} poster={picture.src} frame="room" hidden={index !== current} />
                </div>
              )}
            </li>
          ))}
        </ul>
        {tags !== undefined && <div className={styles['tags']}>{tags}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
        {last > 0 && (
          <>
            <StageButton
              className={styles['previous']}
              label={previousLabel}
              icon="chevron-left"
              disabled={current === 0}
              onPress={() => show(current - 1)}
            />
            <StageButton
              className={styles['next']}
              label={nextLabel}
              icon="chevron-right"
              disabled={current === last}
              onPress={() => show(current + 1)}
            />
            <p className={styles['position']} aria-hidden>
              {`${current + 1} / ${pictures.length}`}
            </p>
          </>
        )}
        {zoom !== undefined && pictures[current]?.film === undefined && (
          <StageButton
            className={styles['zoom']}
            label={zoom.label}
            icon="zoom"
            onPress={() => zoom.onZoom(current)}
          />
        )}
      </div>
      {last > 0 && (
        <Thumbs pictures={pictures} thumbLabel={thumbLabel} current={current} onSelect={show} />
      )}
    </section>
  );
}

/** State of the scrolled row: index of the picture in view, and the functions that change it. */
function useSlides(last: number, start: number | undefined) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start ?? 0);

  useEffect(() => {
    if (start === undefined) return undefined;
    // The dialog around it has a size only when it is open.
    const frame = requestAnimationFrame(() => {
      const row = track.current;
      row?.scrollTo({ left: start * row.clientWidth, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [start]);

  function show(index: number): void {
    const slide = track.current?.children[Math.min(last, Math.max(0, index))];
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft });
  }

  function updateCurrent(): void {
    const row = track.current;
    if (row !== null && row.clientWidth > 0) {
      setCurrent(Math.round(row.scrollLeft / row.clientWidth));
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[
      event.key
    ];
    // A film has its own use for these keys.
    if (target === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    show(target);
  }

  return { track, current, show, updateCurrent, onKeyDown };
}

function StageButton({
  className,
  label,
  icon,
  disabled,
  onPress,
}: {
  className: string | undefined;
  label: string;
  icon: IconName;
  disabled?: boolean | undefined;
  onPress: () => void;
}): ReactElement {
  return (
    <button
      className={className}
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}

function Thumbs({
  pictures,
  thumbLabel,
  current,
  onSelect,
}: Pick<GalleryProps, 'pictures' | 'thumbLabel'> & {
  current: number;
  onSelect: (index: number) => void;
}): ReactElement {
  return (
    <ol className={styles['thumbs']}>
      {pictures.map(({ id, thumb, film }, index) => (
        <li key={id}>
          <a
            className={styles['thumb']}
            href={`#${id}`}
            aria-label={thumbLabel(index + 1, pictures.length)}
            aria-current={index === current || undefined}
            data-press=""
            onClick={(event) => {
              event.preventDefault();
              onSelect(index);
            }}
          >
            <Picture picture={{ ...thumb, alt: '' }} ratio="square" sizes="80px" />
            {film !== undefined && (
              <span className={styles['play']}>
                <Icon name="play" size={24} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}
