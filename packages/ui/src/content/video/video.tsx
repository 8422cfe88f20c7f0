import { useEffect, useRef, type ReactElement } from 'react';
import styles from './video.module.css';

export interface VideoProps {
  src: string;
  /** Accessible name: the content of the film, which has no sound. */
  label: string;
  /** Image until the film plays. */
  poster: string;
  /** Out of sight it stops. */
  hidden?: boolean | undefined;
  /** `wide` 7:5, or `room` 4:3 without corners of its own. */
  frame?: 'wide' | 'room' | undefined;
}

/** A short silent film. It never runs by itself. */
export function Video({
  src,
  label,
  poster,
  hidden = false,
  frame = 'wide',
}: VideoProps): ReactElement {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (hidden) film.current?.pause();
  }, [hidden]);
  return (
    <video
      className={styles['video']}
      ref={film}
      data-frame={frame}
      src={src}
      poster={poster}
      aria-label={label}
      controls
      muted
      playsInline
      preload="none"
    />
  );
}
