import { hash } from 'node:crypto';
import {
  fillHoles,
  fragmentMark,
  type PageFragments,
} from '../../../platform/hydrate/page-fragments.ts';

/** Fragments of one page during its render. */
interface RenderedFragments extends PageFragments {
  /** Returns the HTML to send and stores its rendered parts. */
  finish(html: string): string;
}

/** HTML of parts of pages, for all requests of a process. */
export interface FragmentStore {
  /** `settings`: input of every part of the page in addition to its content. */
  forPage(settings: string): RenderedFragments;
}

/** Text before the number of a part in the attribute that marks it. */
const mark = ` ${fragmentMark}="`;
/** Markers that React writes around a complete part. */
const begin = '<!--$-->';
const boundary = /<!--(\/?)\$([?!]?)-->/g;
/** Ids of `useId`: they contain the position of an element in its page. */
const madeId = /_[Rr]_|«[Rr]/;

interface RenderedPart {
  readonly key: string;
  readonly isInOnePlace: boolean;
  readonly values: readonly string[];
}

/**
 * Creates the store of parts' HTML by their complete input, so that no invalidation is needed. Evicts the least
 * recently used. It does not store an incomplete part, nor a part at several positions whose ids depend on the
 * position.
 */
export function createFragmentStore(maxBytes: number): FragmentStore {
  /** In the order of last use. */
  const htmlByKey = new Map<string, string>();
  let bytes = 0;

  // A character beyond Latin-1 makes every character of a text take two bytes.
  const bytesOf = (key: string, html: string) => 2 * (html.length + key.length);

  function read(key: string): string | undefined {
    const html = htmlByKey.get(key);
    if (html === undefined) return undefined;
    htmlByKey.delete(key);
    htmlByKey.set(key, html);
    return html;
  }

  function store(key: string, html: string): void {
    if (htmlByKey.has(key)) return;
    htmlByKey.set(key, html);
    bytes += bytesOf(key, html);
    for (const [oldest, text] of htmlByKey) {
      if (bytes <= maxBytes) break;
      htmlByKey.delete(oldest);
      bytes -= bytesOf(oldest, text);
    }
  }

  return {
    forPage(settings) {
      const page = hash('sha256', settings, 'base64url').slice(0, 22);
      const rendered: RenderedPart[] = [];
      return {
        find(content, isInOnePlace, values) {
          const key = `${page} ${content}`;
          const html = read(key);
          if (html !== undefined) return { html: fillHoles(html, values), mark: undefined };
          return {
            html: undefined,
            mark: String(rendered.push({ key, isInOnePlace, values }) - 1),
          };
        },
        finish(html) {
          if (rendered.length === 0) return html;
          let finished = '';
          let from = 0;
          let unfilledValues: readonly string[] = [];
          for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
            const numberAt = at + mark.length;
            const numberEnd = html.indexOf('"', numberAt);
            const part = rendered[Number(html.slice(numberAt, numberEnd))];
            finished += html.slice(from, at);
            from = numberEnd + 1;
            const start = html.indexOf('>', from) + 1;
            const partHtml = partAt(html, start);
            if (part === undefined || partHtml === undefined) {
              unfilledValues = part?.values ?? unfilledValues;
              continue;
            }
            if (part.isInOnePlace || !madeId.test(partHtml)) store(part.key, partHtml);
            if (part.values.length === 0) continue;
            finished += html.slice(from, start) + fillHoles(partHtml, part.values);
            from = start + partHtml.length;
          }
          return fillHoles(finished + html.slice(from), unfilledValues);
        },
      };
    },
  };
}

/** Returns the complete part that begins at `start`. */
function partAt(html: string, start: number): string | undefined {
  if (!html.startsWith(begin, start)) return undefined;
  boundary.lastIndex = start;
  let depth = 0;
  for (let match = boundary.exec(html); match !== null; match = boundary.exec(html)) {
    if (match[2] !== '') return undefined;
    depth += match[1] === '' ? 1 : -1;
    if (depth > 0) continue;
    // A copy: a substring would keep the whole text in memory.
    return Buffer.from(html.slice(start, boundary.lastIndex)).toString();
  }
  return undefined;
}
