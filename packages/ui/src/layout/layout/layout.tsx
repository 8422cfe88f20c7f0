import { Children, type ElementType, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { Elements } from '../../elements.ts';
import { Heading } from '../../content/heading/heading.tsx';
import styles from './layout.module.css';

interface BoxProps {
  children?: ReactNode;
  /** Element type. Default: `div`. */
  as?: ElementType | undefined;
  className?: string | undefined;
  id?: string | undefined;
}

export interface ContainerProps extends BoxProps {
  /**
   * `page`: 1440 px; `narrow`: 960 px, forms and orders; `text`: a readable line, 68 characters; `form`: 480 px, a few
   * short fields.
   */
  width?: 'page' | 'narrow' | 'text' | 'form' | undefined;
}

/** Aligns content with the edges of the page: 16–64 px from the viewport, at most 1440 px wide. */
export function Container({
  as: Element = 'div',
  width = 'page',
  className,
  ...rootProps
}: ContainerProps): ReactElement {
  return (
    <Element
      className={classNames(styles['container'], className)}
      data-width={width}
      {...rootProps}
    />
  );
}

export interface SectionProps extends Omit<BoxProps, 'as' | 'children'> {
  children?: Elements;
  /** Heading and accessible name of the section. */
  title?: ReactNode;
  /** One line below the title. */
  lead?: ReactNode;
  /** Link at the end of the title's line: "Mind a 48". */
  action?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** `quiet`: on the surface color. */
  tone?: 'plain' | 'quiet' | undefined;
  /** `false` if the content has its own container or extends to the edges of the viewport. */
  contained?: boolean | undefined;
  /** True: hidden without scripts, which load its content. */
  needsScripts?: boolean | undefined;
}

/** Section of a screen, 64–96 px from the next one. */
export function Section({
  title,
  lead,
  action,
  headingLevel = 2,
  tone = 'plain',
  contained = true,
  needsScripts = false,
  className,
  id,
  children,
}: SectionProps): ReactElement {
  const head = title !== undefined && (
    <div className={styles['sectionHead']}>
      <Heading level={headingLevel} size="section">
        {title}
      </Heading>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {action !== undefined && <div className={styles['sectionAction']}>{action}</div>}
    </div>
  );
  const body = (
    <>
      {head}
      {children}
    </>
  );
  return (
    <section
      className={classNames(styles['section'], className)}
      data-tone={tone}
      data-needs-scripts={needsScripts || undefined}
      id={id}
    >
      {contained ? <Container>{body}</Container> : body}
    </section>
  );
}

export interface GridProps extends BoxProps {
  /**
   * `cards`: 2, 3, 4 columns by the width of the window; `fours`: 2, then 4; `tiles`: 1, 2, 3; `links` and `posts`: the
   * same, in close rows; `halves`: 1, then 2; `texts`: the same, further apart; `small`: rows of four without a
   * remainder, below 1024 px one row that scrolls sideways; `aside`: content and a 22 rem column after it; `filters`: a
   * 16 rem column, an `<aside>` that is visible from 1024 px on, and below that before the content if the address
   * contains its id; `contents`: a 20 rem column before a text; `single`: one column, at most 960 px wide.
   */
  columns?:
    | 'cards'
    | 'fours'
    | 'tiles'
    | 'links'
    | 'posts'
    | 'halves'
    | 'texts'
    | 'small'
    | 'aside'
    | 'contents'
    | 'filters'
    | 'single'
    | undefined;
  /** True if each child has two parts, and the second parts of a row are aligned. */
  level?: boolean | undefined;
}

/** Number of items in rows before the rows of four. A single item is as wide as each of two. */
const overRowsOfFour = (count: number) => (count === 1 ? 2 : count % 4);

export function Grid({
  as: Element = 'div',
  columns = 'cards',
  level = false,
  className,
  ...rootProps
}: GridProps): ReactElement {
  const count = Children.count(rootProps.children);
  return (
    <Element
      className={classNames(styles['grid'], className)}
      data-columns={columns}
      data-count={columns === 'small' || columns === 'tiles' ? count : undefined}
      data-over={columns === 'small' ? overRowsOfFour(count) : undefined}
      data-level={level || undefined}
      {...rootProps}
    />
  );
}

/** Steps of 4 px: `4` is 16 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

export interface StackProps extends BoxProps {
  gap?: Space | undefined;
  /** `row` wraps if there is not enough space. */
  direction?: 'column' | 'row' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'last-baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** `close`: for a row of elements with their own padding; wrapped lines have no distance. */
  lines?: 'close' | undefined;
}

export function Stack({
  as: Element = 'div',
  gap = 4,
  direction = 'column',
  align,
  justify,
  lines,
  className,
  ...rootProps
}: StackProps): ReactElement {
  return (
    <Element
      className={classNames(styles['stack'], className)}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-lines={lines}
      {...rootProps}
    />
  );
}
