import type { Clock } from '@shop/kernel';
import { hasFile, mediaFile, storeFile } from './media-folder.ts';
import { isTransient, type PictureFailure } from './picture-failure.ts';
import type { FetchPicture } from './picture-source.ts';

export interface PictureToFetch {
  readonly address: string;
  /** Path in the media folder. */
  readonly path: string;
}

export interface DownloadReport<Picture extends PictureToFetch> {
  /** Number of new files. */
  readonly stored: number;
  /** Number of files that existed already. */
  readonly present: number;
  /** In the order of the pictures. */
  readonly failures: readonly { readonly picture: Picture; readonly failure: PictureFailure }[];
}

export interface DownloadPorts {
  readonly fetchPicture: FetchPicture;
  readonly clock: Clock;
  /** Called after each picture. */
  readonly onProgress?: (done: number) => void;
}

/** Pauses before the second and third attempt. */
const pausesMs = [1_000, 4_000];
const longestPauseMs = 30_000;
const concurrency = 4;
const limits = { count: 50_000, timeMs: 2 * 3_600_000 };

/**
 * Downloads the pictures that are missing in the media folder. Does not reject if a picture fails.
 *
 * @see SPEC.md PD-6 to PD-10
 */
export async function downloadPictures<Picture extends PictureToFetch>(
  pictures: readonly Picture[],
  folder: string,
  ports: DownloadPorts,
  { count: maxCount, timeMs } = limits,
): Promise<DownloadReport<Picture>> {
  const { clock, onProgress } = ports;
  const endsAt = clock.now() + timeMs;
  const outcomes: Outcome[] = [];
  let next = 0;
  let attempted = 0;
  let done = 0;
  const obtain = async ({ address, path }: Picture): Promise<Outcome> => {
    try {
      const file = mediaFile(folder, path);
      if (await hasFile(file)) return 'present';
      if (attempted >= maxCount || clock.now() > endsAt) return { kind: 'limit' };
      attempted += 1;
      const fetched = await fetchWithRetries(address, ports);
      if (!fetched.ok) return fetched.error;
      await storeFile(file, fetched.value);
      return 'stored';
    } catch (cause) {
      return { kind: 'not-stored', cause };
    }
  };
  const work = async (): Promise<void> => {
    while (next < pictures.length) {
      const at = next;
      next += 1;
      const picture = pictures[at];
      if (picture === undefined) return;
      outcomes[at] = await obtain(picture);
      done += 1;
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return {
    stored: outcomes.filter((outcome) => outcome === 'stored').length,
    present: outcomes.filter((outcome) => outcome === 'present').length,
    failures: pictures.flatMap((picture, at) => {
      const outcome = outcomes[at];
      return typeof outcome === 'object' ? [{ picture, failure: outcome }] : [];
    }),
  };
}

type Outcome = 'stored' | 'present' | PictureFailure;

async function fetchWithRetries(
  address: string,
  { fetchPicture, clock }: DownloadPorts,
): ReturnType<FetchPicture> {
  for (const pauseMs of pausesMs) {
    const fetched = await fetchPicture(address);
    if (fetched.ok || !isTransient(fetched.error)) return fetched;
    const { error } = fetched;
    const askedMs = error.kind === 'status' ? error.retryAfterMs : undefined;
    await clock.wait(Math.min(askedMs ?? pauseMs, longestPauseMs));
  }
  return fetchPicture(address);
}
