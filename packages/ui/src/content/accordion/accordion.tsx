import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItemProps {
  title: ReactNode;
  /** Beside the title in stone: a count, the chosen one. */
  note?: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
  /** Items with one name open one at a time. */
  name?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Something folded under its title. Native `details`: works without scripts, found by the browser's search. */
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

/** The place of an item that is on its way, as high as it is folded. */
export function AccordionItemPlace(): ReactElement {
  return <div className={styles['onItsWay']} aria-hidden />;
}

/** Items under each other between hairlines. */
export function Accordion({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['accordion']}>{children}</div>;
}
