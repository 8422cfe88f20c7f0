import type { ReactElement, ReactNode } from 'react';
import type { Elements } from '../../elements.ts';
import styles from './fact-list.module.css';

export interface FactListProps {
  label: string;
  facts: readonly { icon: Elements; title: ReactNode; text?: ReactNode }[];
}

/** Three or four promises of the shop in a row: delivery, returns, help. Icons of 24 px. */
export function FactList({ label, facts }: FactListProps): ReactElement {
  return (
    <ul className={styles['facts']} aria-label={label}>
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the facts never move
        <li className={styles['fact']} key={index}>
          {fact.icon}
          <div>
            <p className={styles['factTitle']}>{fact.title}</p>
            {fact.text !== undefined && <p className={styles['factText']}>{fact.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
