import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItemProps {
  title: ReactNode;
  /** Gray text beside the title: a count, the selected value. */
  note?: ReactNode;
  /** True: open at first. */
  open?: boolean | undefined;
  /** Of items with the same name only one is open at a time. */
  name?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Content that folds under its title. Native `details`: works without scripts, and the browser's search finds it. */
export function AccordionItem({
  title,
  note,
  open = false,
  name,
  id,
  children,
}: AccordionItemProps): ReactElement {
  return (
    <details className={styles['item']} open={open} name={name} id={id}>
      <summary className={styles['title']}>
        <span>{title}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}

/** Placeholder for a loading item, with the height of a folded one. */
export function AccordionItemPlace(): ReactElement {
  return <div className={styles['onItsWay']} aria-hidden />;
}

/** List of items with hairlines between them. */
export function Accordion({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['accordion']}>{children}</div>;
}
