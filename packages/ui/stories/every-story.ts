import { createElement, isValidElement } from 'react';
import type { ComponentType, ReactElement } from 'react';

/** As much of a story as is needed to draw it. A `render` of its own draws without hooks. */
interface Drawn {
  readonly component?: ComponentType;
  readonly args?: object;
  readonly render?: (args: object) => ReactElement;
  readonly parameters?: { readonly pseudo?: Readonly<Record<string, boolean>> };
}

export interface DrawnStory {
  /** "button: Disabled". */
  readonly name: string;
  readonly element: ReactElement;
  /** The components it names itself. */
  readonly components: ReadonlySet<unknown>;
  /** The state its controls are shown in: `hover`, `focusVisible`. */
  readonly pseudo: readonly string[];
}

const files = import.meta.glob<Record<string, Drawn>>(
  ['./*.stories.tsx', '../src/*/*/*.stories.tsx'],
  { eager: true },
);

/** Every story of the catalogue, ready to be drawn. */
export const everyStory: readonly DrawnStory[] = Object.entries(files).flatMap(
  ([path, { default: meta = {}, ...named }]) =>
    Object.entries(named).map(([name, story]) => {
      const args = { ...meta.args, ...story.args };
      const component = story.render ?? meta.render ?? meta.component;
      if (component === undefined) throw new Error(`${path} draws nothing as ${name}`);
      return {
        name: `${path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length)}: ${name}`,
        element: createElement<object>(component, args),
        components: new Set([meta.component, ...partsOf(args), ...partsOf(story.render?.(args))]),
        pseudo: Object.keys(story.parameters?.pseudo ?? {}),
      };
    }),
);

/** What elements are made of: of this one and of every element among its props. */
function partsOf(shown: unknown): readonly unknown[] {
  if (typeof shown !== 'object' || shown === null) return [];
  if (!isValidElement<object>(shown)) return Object.values(shown).flatMap(partsOf);
  return [shown.type, ...partsOf(shown.props)];
}
