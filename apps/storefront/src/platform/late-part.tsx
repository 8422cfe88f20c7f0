import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A component in files of its own. */
export interface LatePart<Props extends object = object> {
  /** Fetches its files when it is first rendered, where `fetch` has not. */
  readonly Component: FunctionComponent<Props>;
  /** Fetches its files: then it renders in one piece, without a stand-in before it. Rejects when they cannot be had. */
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
      // A part keeps its first form: a change would mount it again.
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

/** Fetches all parts, so that a server renders complete pages. */
export async function fetchParts(): Promise<void> {
  for (let fetched = -1; fetched < parts.size;) {
    fetched = parts.size;
    // Parts can contain other parts.
    await Promise.all([...parts].map((part) => part.fetch()));
  }
}
