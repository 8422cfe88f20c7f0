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
  /** Unique in the gallery and valid as part of an element id. */
  id: string;
  picture: PictureSource;
  /** Thumbnail; `thumbLabel` is announced instead of its `alt`. */
  thumb: PictureSource;
  /** Video that is shown instead of the picture, which is its poster. */
  film?: { readonly src: string; readonly label: string } | undefined;
}

export interface GalleryProps {
  /** "Képek: Felhő fotel". */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Name of the picture at a position from 1: "2. kép, összesen 5". */
  thumbLabel: (position: number, total: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Badges on the picture. */
  tags?: ReactNode;
  /** Wishlist button on the picture. */
  action?: ReactNode;
  /** Button on the picture that opens the large view; called with the index from 0. */
  zoom?: { label: string; onZoom: (index: number) => void } | undefined;
  /** Frame of every picture: `card` 4:5; `room` 4:3 for a product wider than high. */
  frame?: 'card' | 'room' | undefined;
  /** `contain`: shows the whole picture if its proportions differ from those of the frame. */
  fit?: 'cover' | 'contain' | undefined;
  sizes?: string | undefined;
  /** Name of the button on a picture that enlarges it more than twice, for panning. */
  magnifyLabel?: string | undefined;
  /** Index of the first picture, from 0. With it the gallery is no target of a view transition from a card. */
  start?: number | undefined;
}

/** Sizes on the product page: beside the thumbnails, if there is more than one picture. */
const pageSizes = (count: number) =>
  count > 1
    ? '(min-width: 1600px) 697px, (min-width: 1024px) calc(50.7vw - 96px), (min-width: 768px) 43.5vw, 92vw'
    : '(min-width: 1600px) 793px, (min-width: 1024px) 50.7vw, (min-width: 768px) 43.5vw, 92vw';

/**
 * Shows one picture at a time in a scrolling row with snap points: swiped, or moved by arrow keys, buttons and
 * thumbnails, which without scripts are links to the large pictures.
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
    // The dialog around it has a size only while it is open.
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
    // A video uses these keys itself.
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
