import type { ReactElement } from 'react';
import styles from './table-of-contents.module.css';

export interface TableOfContentsProps {
  /** "Tartalom". */
  title: string;
  /** Titled sections of the page in order; each links to the element with its id. */
  parts: readonly { id: string; title: string }[];
}

/** Numbered table of contents of a long text, with a link to each part. Hidden in print. */
export function TableOfContents({ title, parts }: TableOfContentsProps): ReactElement {
  return (
    <nav className={styles['tableOfContents']} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <ol className={styles['list']}>
        {parts.map((part) => (
          <li key={part.id}>
            <a className={styles['link']} href={`#${part.id}`}>
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
