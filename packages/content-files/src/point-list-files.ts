import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '@shop/kernel';
import {
  createPointSearch,
  parcelCarriers,
  pointList,
  readPointList,
  type ParcelCarrier,
  type PointList,
  type PointSearch,
} from '@shop/parcel-points';
import * as v from 'valibot';

/** Search in the lists of parcel points of a shop. */
export interface PointLists {
  /**
   * Returns the search in the current list of a carrier; `undefined` if there is none. Reads a changed file at the next
   * call. A file that cannot be read is logged, and the previous list is used.
   */
  searchIn(carrier: ParcelCarrier): Promise<PointSearch | undefined>;
}

/** Maximum number of invalid rows that an import reports. */
const listedProblems = 20;

interface ReadFile {
  readonly version: string;
  readonly search: Promise<PointSearch | undefined>;
}

/** Path of the list of a carrier. */
export function pointListFile(contentDir: string, carrier: ParcelCarrier): string {
  return join(contentDir, 'delivery', `${carrier}.json`);
}

/** Returns true if the shop has a list of the carrier. */
export function hasPointList(contentDir: string, carrier: ParcelCarrier): boolean {
  return existsSync(pointListFile(contentDir, carrier));
}

/** Reads lists when they are first needed and after each change of their files. */
export function createPointLists(contentDir: string, log: Log): PointLists {
  const lists = new Map<ParcelCarrier, ReadFile>();

  async function read(file: string, previous: ReadFile | undefined) {
    try {
      return createPointSearch(await readPointFile(file));
    } catch (cause) {
      log.error('point-list-unreadable', { file, cause });
      return previous?.search;
    }
  }
  return {
    async searchIn(carrier) {
      const file = pointListFile(contentDir, carrier);
      const stats = await stat(file).catch(() => undefined);
      if (stats === undefined) return undefined;
      const version = `${stats.mtimeMs}-${stats.size}-${stats.ino}`;
      const current = lists.get(carrier);
      if (current?.version === version) return current.search;
      const search = read(file, current);
      lists.set(carrier, { version, search });
      return search;
    },
  };
}

/**
 * Replaces the list of a carrier with the carrier's own file. Returns a line for each of the first invalid rows, and
 * one for the list.
 * Errors: throws for an unknown carrier and for an invalid file; the previous list stays.
 */
export async function importPointList(
  contentDir: string,
  carrierName: string,
  file: string,
): Promise<readonly string[]> {
  const carrier = readCarrier(carrierName);
  const read = readPointList(carrier, await readFile(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.error.kind}: not used as the list of ${carrier}.`);
  const { list, problems } = read.value;
  await writePointList(contentDir, list);
  const hidden = problems.length - listedProblems;
  return [
    ...problems
      .slice(0, listedProblems)
      .map(({ row, code, field, problem }) => `row ${row}  ${code || '–'}  ${field}: ${problem}`),
    ...(hidden > 0 ? [`and ${hidden} more rows`] : []),
    `${carrier}: ${list.points.length} points, ${problems.length} rows left out`,
  ];
}

/** Returns a line for each carrier with a list: its points, the active ones, and the time of the import. */
export async function pointListLines(contentDir: string): Promise<readonly string[]> {
  const carriers = parcelCarriers.filter((carrier) => hasPointList(contentDir, carrier));
  return Promise.all(
    carriers.map(async (carrier) => {
      const file = pointListFile(contentDir, carrier);
      const { points } = await readPointFile(file);
      const active = points.filter(({ is_active: isActive }) => isActive).length;
      const at = (await stat(file)).mtime.toISOString();
      return `${carrier.padEnd(8)}  ${points.length} points, ${active} active  ${at}`;
    }),
  );
}

/** Replaces the list of a carrier. The previous one is used until the new one is completely written. */
async function writePointList(contentDir: string, list: PointList): Promise<void> {
  const file = pointListFile(contentDir, list.carrier);
  const partial = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const lines = list.points.map((point) => `    ${JSON.stringify(point)}`).join(',\n');
    await writeFile(
      partial,
      `{\n  "carrier": "${list.carrier}",\n  "points": [\n${lines}\n  ]\n}\n`,
    );
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Removes the list of a carrier. Returns false if there is none. Orders keep their points. */
export async function removePointList(contentDir: string, carrierName: string): Promise<boolean> {
  const carrier = readCarrier(carrierName);
  const isThere = hasPointList(contentDir, carrier);
  await rm(pointListFile(contentDir, carrier), { force: true });
  return isThere;
}

function readCarrier(text: string): ParcelCarrier {
  const carrier = parcelCarriers.find((candidate) => candidate === text);
  if (carrier === undefined) throw new Error(`"${text}" is none of ${parcelCarriers.join(', ')}.`);
  return carrier;
}

/** Errors: throws for an invalid file. */
async function readPointFile(file: string): Promise<PointList> {
  return v.parse(pointList, JSON.parse(await readFile(file, 'utf8')));
}
