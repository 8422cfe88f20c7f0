import { isPageTag } from '@shop/contract';
import * as v from 'valibot';

const staleTags = v.object({
  code: v.literal(200),
  result: v.object({ tags: v.array(v.string()), cursor: v.string() }),
});

export interface StaleTagWatchPorts {
  /** The internal listener of the backend; without one, no request is sent. */
  readonly internalUrl: string | undefined;
  invalidate(tags: readonly string[]): Promise<void>;
  /** Called when all changes before the last poll have been reported. */
  confirm(): void;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  logError(event: string, error: unknown): void;
}

/** Milliseconds between two polls: a change must be on its pages within a second. */
export const everyMs = 250;
/** Timeout of a response, in milliseconds. */
const patienceMs = 30_000;
/** Maximum delay between several backends: another one may be this much behind the polled one. */
const againMs = 2_000;

/**
 * Polls the backend for stale tags. The backend lists the changes since a cursor of its previous response, so no change
 * is lost while either server is down. After 404, a backend without this list, polling stops.
 * Returns a function that stops polling.
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
