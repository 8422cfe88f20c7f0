import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** Component in its own chunk. */
export interface LatePart<Props extends object = object> {
  /** Loads its files at the first render, unless `fetch` has loaded them. */
  readonly Component: FunctionComponent<Props>;
  /**
   * Loads its files: then it renders synchronously, without a fallback before it. Rejects if they cannot be fetched.
   */
  readonly fetch: () => Promise<void>;
}

const parts = new Set<Pick<LatePart, 'fetch'>>();

export function latePart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LatePart<Props> {
  let ready: ComponentType<Props> | undefined;
  const Late = lazy(load);
  const part: LatePart<Props> = {
    Component(props) {
      // A part keeps its first component: a change would mount it again.
      const [Found] = useState<ComponentType<Props>>(() => ready ?? Late);
      return <Found {...props} />;
    },
    async fetch() {
      ready ??= (await load()).default;
    },
  };
  parts.add(part);
  return part;
}

/** Loads all parts, so that a server renders complete pages. */
export async function fetchParts(): Promise<void> {
  for (let fetched = -1; fetched < parts.size;) {
    fetched = parts.size;
    // Parts can contain other parts.
    await Promise.all([...parts].map((part) => part.fetch()));
  }
}
