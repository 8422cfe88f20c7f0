import type { ReactElement, ReactNode } from 'react';
import type { Elements } from '../../elements.ts';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import { ProductGrid } from '../../product/product-card/product-card.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text`: one line of 16 px; `title`: one of 32 px; `control`: 48 px high; pictures by their ratio. */
  shape?: 'text' | 'title' | 'control' | 'card' | 'scene' | 'square' | undefined;
  /** Share of the container: `full`, `long` 80 %, `half`, `short` 30 %. */
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
}

/** Placeholder shape for content that is loading. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps): ReactElement {
  return <span className={styles['bone']} data-shape={shape} data-width={width} aria-hidden />;
}

function Loading({ label, children }: { label: string; children: Elements }): ReactElement {
  return (
    <div className={styles['loading']} aria-busy="true">
      <VisuallyHidden as="div">
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </div>
  );
}

export function ProductCardSkeleton(): ReactElement {
  return (
    <div className={styles['card']} aria-hidden>
      <Skeleton shape="card" />
      <div className={styles['words']}>
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
      <div className={styles['offer']}>
        <Skeleton width="short" />
      </div>
    </div>
  );
}

export interface SkeletonListProps {
  /** "Betöltés". */
  label: string;
  count: number;
}

/** Placeholder for the products of a list page. */
export function ProductGridSkeleton({
  label,
  count,
  width,
}: SkeletonListProps & { width?: 'page' | 'narrow' | undefined }): ReactElement {
  return (
    <Loading label={label}>
      <ProductGrid label={label} width={width}>
        {numbers(count).map((n) => (
          <ProductCardSkeleton key={n} />
        ))}
      </ProductGrid>
    </Loading>
  );
}

/**
 * Replaces a skeleton by its content. If the content is lower, the element keeps its height, so that nothing below it
 * moves.
 */
export function Placeholder({
  standIn,
  children,
}: {
  standIn: ReactNode;
  /** `undefined` until it is loaded. */
  children?: ReactNode;
}): ReactElement {
  const hasCome = children !== undefined;
  return (
    <div className={styles['place']}>
      <div data-past={hasCome || undefined} aria-hidden={hasCome || undefined}>
        {standIn}
      </div>
      {hasCome && <div>{children}</div>}
    </div>
  );
}

/** Placeholder for a whole list page: its title, then the products. */
export function ListPageSkeleton({ label, count }: SkeletonListProps): ReactElement {
  return (
    <>
      <div className={styles['pageTitle']}>
        <Skeleton shape="title" width="short" />
      </div>
      <ProductGridSkeleton label={label} count={count} />
    </>
  );
}

/** Placeholder for lines with a small picture: cart, orders, search suggestions. */
export function LineListSkeleton({ label, count }: SkeletonListProps): ReactElement {
  return (
    <Loading label={label}>
      <div aria-hidden>
        {numbers(count).map((n) => (
          <div className={styles['line']} key={n}>
            <Skeleton shape="square" />
            <div>
              <Skeleton width="long" />
              <Skeleton width="half" />
              <Skeleton width="short" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Placeholder for running text: a heading and some lines. */
export function TextSkeleton({ label, count }: SkeletonListProps): ReactElement {
  return (
    <Loading label={label}>
      <div className={styles['paragraph']} aria-hidden>
        {numbers(count).map((n) => (
          <Skeleton key={n} width={n === count - 1 ? 'half' : 'full'} />
        ))}
      </div>
    </Loading>
  );
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n);
}
