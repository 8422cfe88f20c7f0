import { Children, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { ProductGrid } from '../product-card/product-card.tsx';
import type { ProductGridProps } from '../product-card/product-card.tsx';
import styles from './product-shelf.module.css';

export interface ProductShelfProps extends Pick<ProductGridProps, 'label' | 'children'> {
  previousLabel: string;
  nextLabel: string;
}

/** Largest number of products that are visible in any viewport. */
const mostInWindow = 4;

/**
 * One row of products that scrolls sideways: by swiping, by the keys of its list, or with a mouse by two buttons. It
 * never scrolls automatically.
 */
export function ProductShelf({
  label,
  previousLabel,
  nextLabel,
  children,
}: ProductShelfProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState({
    before: false,
    // A guess until the row is measured: a press before that is repeated.
    after: Children.count(children) > mostInWindow,
  });

  useEffect(() => {
    const row = frame.current?.querySelector('ul');
    if (row === null || row === undefined) return undefined;
    function measure(): void {
      if (row === null || row === undefined) return;
      const end = row.scrollWidth - row.clientWidth;
      setReach({ before: row.scrollLeft > 1, after: row.scrollLeft < end - 1 });
    }
    const watcher = new ResizeObserver(measure);
    watcher.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  function move(direction: 1 | -1): void {
    const row = frame.current?.querySelector('ul');
    row?.scrollBy({ left: direction * row.clientWidth });
  }

  return (
    <div className={styles['frame']} ref={frame}>
      <ProductGrid label={label} layout="shelf">
        {children}
      </ProductGrid>
      {reach.before && (
        <button
          className={styles['previous']}
          type="button"
          aria-label={previousLabel}
          onClick={() => move(-1)}
        >
          <Icon name="chevron-left" size={24} />
        </button>
      )}
      {reach.after && (
        <button
          className={styles['next']}
          type="button"
          aria-label={nextLabel}
          onClick={() => move(1)}
        >
          <Icon name="chevron-right" size={24} />
        </button>
      )}
    </div>
  );
}
