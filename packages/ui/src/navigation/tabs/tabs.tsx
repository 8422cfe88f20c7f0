import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the selected tab. Default: the first one. With `onChange` the tabs are controlled. */
  selected?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** `page`: the panels extend to the edges of the viewport, only the tabs align with the page. */
  width?: 'inside' | 'page' | undefined;
}

/**
 * One of several panels at a time; arrow keys, Home and End move between tabs. Use an accordion for content that the
 * browser's search must find.
 */
export function Tabs({
  label,
  tabs,
  selected,
  onChange,
  width = 'inside',
}: TabsProps): ReactElement {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownSelection, setOwnSelection] = useState(selected ?? tabs[0]?.id);
  const current = onChange === undefined ? ownSelection : (selected ?? tabs[0]?.id);

  function choose(id: string): void {
    setOwnSelection(id);
    onChange?.(id);
  }

  function steer(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.id === current);
    const last = tabs.length - 1;
    const to = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    choose(tab.id);
    const button = list.current?.children[to];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div>
      <div
        className={styles['list']}
        ref={list}
        role="tablist"
        aria-label={label}
        data-width={width}
      >
        {tabs.map((tab) => (
          <button
            className={styles['tab']}
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={steer}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          className={styles['panel']}
          data-width={width}
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== current}
          tabIndex={0}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
