import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../actions/link/link.tsx';
import { Logo, type LogoPicture } from '../../content/logo/logo.tsx';
import styles from './footer.module.css';

export interface FooterColumn {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface FooterProps {
  /** Id of the columns, for links to them. */
  id?: string | undefined;
  home: { name: string; href: string; logo?: LogoPicture | undefined };
  /** One sentence below the logo. */
  about?: ReactNode;
  /** Contact of the shop: address, opening hours. */
  contact?: ReactNode;
  columns: readonly FooterColumn[];
  /** Newsletter form; hidden if the page has an element with `data-newsletter`, because it is about the newsletter. */
  newsletter?: ReactNode;
  /** Parts of the last line: company, payment methods. */
  legal?: readonly string[] | undefined;
  /** At the end of the last line: language, theme. */
  settings?: ReactNode;
}

/** A list with more links than this is split into columns. */
const mostInOneColumn = 8;

export function Footer({
  id,
  home,
  about,
  contact,
  columns,
  newsletter,
  legal,
  settings,
}: FooterProps): ReactElement {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['top']} data-newsletter-form={newsletter !== undefined || undefined}>
          <div>
            <Link className={styles['home']} href={home.href}>
              <Logo name={home.name} picture={home.logo} size="large" />
            </Link>
            {about !== undefined && <div className={styles['aboutText']}>{about}</div>}
          </div>
          {contact !== undefined && <div className={styles['contact']}>{contact}</div>}
          {newsletter !== undefined && <div className={styles['newsletter']}>{newsletter}</div>}
        </div>
        <div className={styles['columns']} id={id}>
          {columns.map((column) => (
            <nav
              className={styles['column']}
              key={column.title}
              aria-label={column.title}
              data-long={column.links.length > mostInOneColumn || undefined}
            >
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
            <p className={styles['parts']}>
              {legal?.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
            {settings !== undefined && <div>{settings}</div>}
          </div>
        )}
      </div>
    </footer>
  );
}

/** Footer of a page without navigation: the seller and the legal links. */
export function LegalLine({
  parts,
  links,
}: {
  /** Details of the seller, one part each. */
  parts: readonly string[];
  links: ReactNode;
}): ReactElement {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['legalLine']}>
          <p className={styles['parts']}>
            {parts.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <p className={styles['legalLinks']}>{links}</p>
        </div>
      </div>
    </footer>
  );
}
