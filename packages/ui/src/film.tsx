import type { ReactElement } from 'react';
import styles from './film.module.css';

export interface FilmProps {
  src: string;
  /** What it shows: films here have no sound, so this is all there is to hear. */
  label: string;
  /** Shown until it runs. */
  poster: string;
}

/** A short silent film. It never runs by itself. */
export function Film({ src, label, poster }: FilmProps): ReactElement {
  return (
    <video
      className={styles['film']}
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
