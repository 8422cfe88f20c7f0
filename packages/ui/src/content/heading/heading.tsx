import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './heading.module.css';

export interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level: `display` 36–68 px, `title` 30–44, `section` 24–34, `small` 18. */
  size?: 'display' | 'title' | 'section' | 'small' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const usualSize = { 1: 'title', 2: 'section', 3: 'small', 4: 'small' } as const;

export function Heading({ level, size, id, className, children }: HeadingProps): ReactElement {
  const Element = `h${level}` as const;
  return (
    <Element
      className={classNames(styles['heading'], className)}
      data-size={size ?? usualSize[level]}
      id={id}
    >
      {typeof children === 'string' ? brokenAfterDash(children) : children}
    </Element>
  );
}

/** Lets a title with a dash break after it: "Kis lakás, nagy terv – tervezőfüzet". */
function brokenAfterDash(title: string): ReactNode {
  const dash = title.indexOf('– ');
  if (dash === -1) return title;
  return (
    <>
      <span className={styles['beforeDash']}>{title.slice(0, dash + 1)}</span>
      <span>{title.slice(dash + 1)}</span>
    </>
  );
}

export interface PageTitleProps {
  children: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Gray text beside the title: the number of products. */
  note?: ReactNode;
}

/** Level-1 heading of a screen. */
export function PageTitle({ children, lead, note }: PageTitleProps): ReactElement {
  return (
    <header className={styles['pageTitle']}>
      <div className={styles['pageTitleLine']}>
        <Heading level={1} size="title">
          {children}
        </Heading>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </div>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </header>
  );
}

export interface TextProps {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | undefined;
  /** `body` 16 px, `small` 14, `tiny` 12, `large` 18–20. */
  size?: 'body' | 'small' | 'tiny' | 'large' | undefined;
  tone?: 'default' | 'muted' | 'accent' | 'success' | 'warning' | undefined;
  /** Weight 600. */
  strong?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function Text({
  children,
  as: Element = 'p',
  size = 'body',
  tone = 'default',
  strong = false,
  id,
  className,
}: TextProps): ReactElement {
  return (
    <Element
      className={classNames(styles['text'], className)}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      id={id}
    >
      {children}
    </Element>
  );
}

/** Words that stay on one line. */
export function Unbroken({ children }: { children: ReactNode }): ReactElement {
  return <span className={styles['unbroken']}>{children}</span>;
}

/** Body text of editors: styles headings, lists, tables and quotes. */
export function Prose({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles['prose']} data-prose="">
      {children}
    </div>
  );
}
