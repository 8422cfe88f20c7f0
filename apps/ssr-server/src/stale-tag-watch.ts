import { isPageTag } from '@shop/contract';
import * as v from 'valibot';

const staleTags = v.object({
  code: v.literal(200),
  result: v.object({ tags: v.array(v.string()), cursor: v.string() }),
});

export interface StaleTagWatchPorts {
  /** The backend's internal listener; none is not asked. */
  readonly internalUrl: string | undefined;
  invalidate(tags: readonly string[]): Promise<void>;
  /** Hears that everything that had changed when it was asked last has been named. */
  confirm(): void;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  logError(event: string, error: unknown): void;
}

/** Milliseconds between two questions: a change is to be on its pages within a second, made anew. */
export const everyMs = 250;
/** Milliseconds an answer is waited for. */
const patienceMs = 30_000;
/** Of several backends another than the one asked may be this much behind. */
const againMs = 2_000;

/**
 * Asks the backend again and again which pages are stale. It names what has changed since a cursor it gave, so
 * nothing is missed while it, or we, were away. A backend that has no such list (404) is not asked again.
 * Answers how to stop.
 */
export function watchStaleTags(ports: StaleTagWatchPorts): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let cursor: string | undefined;
  let wasAway = false;

  async function ask(): Promise<'again' | 'never'> {
    const since = cursor === undefined ? '' : `?since=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${ports.internalUrl}/stale-tags${since}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (answer.status === 404 || answer.status === 405) return 'never';
    const { result } = v.parse(staleTags, await answer.json());
    const tags = result.tags.filter(isPageTag);
    if (tags.length > 0) {
      await ports.invalidate(tags);
      void ports.wait(againMs, signal).then(
        () => ports.invalidate(tags),
        () => undefined,
      );
    }
    cursor = result.cursor;
    ports.confirm();
    return 'again';
  }

  void (async () => {
    while (!signal.aborted && ports.internalUrl !== undefined) {
      try {
        if ((await ask()) === 'never') return;
        wasAway = false;
      } catch (error) {
        if (!wasAway && !signal.aborted) ports.logError('stale-tags-unknown', error);
        wasAway = true;
      }
      await ports.wait(everyMs, signal).catch(() => undefined);
    }
  })();
  return () => stopped.abort();
}
