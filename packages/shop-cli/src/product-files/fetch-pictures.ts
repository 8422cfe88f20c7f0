import type { ProductPicture } from '@shop/catalog-csv';
import type { Clock } from '@shop/kernel';
import {
  createPictureSource,
  downloadPictures,
  type FetchPicture,
  type PictureFailure,
} from '@shop/picture-download';
import { createShortList } from '../terminal/short-list.ts';

/** A picture and the file that contains its row. */
export interface FilePicture extends ProductPicture {
  readonly file: string;
}

export interface PictureFolder {
  /** Folder from which the shop serves pictures. */
  readonly mediaFolder: string;
  readonly clock: Clock;
  /** Default: fetches from the servers of the addresses. */
  readonly fetchPicture?: FetchPicture;
}

const everyPictures = 100;

/** Downloads pictures, and reports missing ones by line and article number. Returns the number of missing pictures. */
export async function fetchPictures(
  pictures: readonly FilePicture[],
  isLocalAllowed: boolean,
  { mediaFolder, clock, fetchPicture = createPictureSource({ isLocalAllowed }) }: PictureFolder,
  say: (line: string) => void,
): Promise<number> {
  const report = await downloadPictures(pictures, mediaFolder, {
    fetchPicture,
    clock,
    onProgress: (done) => {
      if (done % everyPictures === 0) say(`pictures: ${done} of ${pictures.length}`);
    },
  });
  const list = createShortList(say);
  for (const { picture, failure } of report.failures) {
    const { file, line, sku, address } = picture;
    list.add(`${file}:${line}: no picture of ${sku}: ${address}: ${failureText(failure)}`);
  }
  list.end();
  const missingCount = report.failures.length;
  say(`pictures: ${report.stored} new, ${report.present} there before, ${missingCount} missing`);
  return missingCount;
}

function failureText(failure: PictureFailure): string {
  switch (failure.kind) {
    case 'address':
      return 'no address of a web server, or one with a password';
    case 'not-https':
      return 'not https';
    case 'local-address':
      return 'the server is in a local network: --local-pictures allows it';
    case 'unreachable':
      return `no answer (${codeOf(failure.cause)})`;
    case 'timeout':
      return 'no answer in time';
    case 'status':
      return `status ${failure.status}`;
    case 'redirects':
      return 'too many redirects';
    case 'too-large':
      return 'larger than 20 MB';
    case 'type':
      return 'no JPEG, PNG, WebP, GIF, AVIF or TIFF';
    case 'not-stored':
      return `the file cannot be written (${codeOf(failure.cause)})`;
    case 'limit':
      return 'not begun: run the command again';
  }
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? String(cause.code) : cause.message;
}
