import { useEffect, useRef, type ReactElement } from 'react';
import styles from './video.module.css';

export interface VideoProps {
  src: string;
  /** Accessible name: the content of the video, which has no sound. */
  label: string;
  /** Image until the video plays. */
  poster: string;
  /** True while it is out of sight: it then stops. */
  hidden?: boolean | undefined;
  /** `wide`: 7:5; `room`: 4:3 without rounded corners. */
  frame?: 'wide' | 'room' | undefined;
}

/** Short video without sound. It never starts automatically. */
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
