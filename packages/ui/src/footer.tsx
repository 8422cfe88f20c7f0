import type { ReactElement, ReactNode } from 'react';
import { Link } from './link.tsx';
import { Mark } from './mark.tsx';
import styles from './footer.module.css';

export interface FooterColumn {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface FooterProps {
  /** Of the columns, for links that lead to them. */
  id?: string | undefined;
  home: { name: string; href: string };
  /** Under the mark: one sentence, an address, hours. */
  about?: ReactNode;
  columns: readonly FooterColumn[];
  /** The newsletter's form. */
  newsletter?: ReactNode;
  /** The last line: company, ways to pay. */
  legal?: ReactNode;
  /** At the last line's end: language, theme. */
  settings?: ReactNode;
}

export function Footer({
  id,
  home,
  about,
  columns,
  newsletter,
  legal,
  settings,
}: FooterProps): ReactElement {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['top']}>
          <div>
            <Link className={styles['home']} href={home.href}>
              <Mark name={home.name} size="large" />
            </Link>
            {about !== undefined && <div className={styles['aboutText']}>{about}</div>}
          </div>
          {newsletter !== undefined && <div>{newsletter}</div>}
        </div>
        <div className={styles['columns']} id={id}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={styles['columnTitle']}>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link className={styles['link']} href={link.href}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {(legal !== undefined || settings !== undefined) && (
          <div className={styles['last']}>
            <div>{legal}</div>
            {settings !== undefined && <div>{settings}</div>}
          </div>
        )}
      </div>
    </footer>
  );
}

/** The foot of a page with hardly any frame: who stands behind it, and the legal links. */
export function LegalLine({
  children,
  links,
}: {
  children: ReactNode;
  links: ReactNode;
}): ReactElement {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['legalLine']}>
          <p>{children}</p>
          <p className={styles['legalLinks']}>{links}</p>
        </div>
      </div>
    </footer>
  );
}
