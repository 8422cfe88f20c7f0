import { hash } from 'node:crypto';
import { fragmentMark, type PageFragments } from '../../platform/hydrate/page-fragments.ts';

/** The fragments of one page while it is rendered. */
interface RenderedFragments extends PageFragments {
  /** The HTML as it is sent. What was rendered of it is stored. */
  finish(html: string): string;
}

/** The HTML of parts of pages, for all requests of a process. */
export interface FragmentStore {
  /** `settings`: what every part of the page is made of besides its content. */
  forPage(settings: string): RenderedFragments;
}

/** What React writes around a part that is complete. */
const begin = '<!--$-->';
const boundary = /<!--(\/?)\$([?!]?)-->/g;
/** What React makes of `useId`: it tells the place of an element in its page. */
const madeId = /_[Rr]_|«[Rr]/;

interface RenderedPart {
  readonly key: string;
  readonly isInOnePlace: boolean;
}

/**
 * Keeps the HTML of parts by all they are made of, so that nothing needs to be invalidated. Least recently used out first.
 * A part that is not complete is not kept, nor is one that has ids of its place and stands in several.
 */
export function createFragmentStore(maxBytes: number): FragmentStore {
  /** In the order of their last use. */
  const htmlByKey = new Map<string, string>();
  let bytes = 0;

  // A letter beyond Latin-1 makes two bytes of every letter of a text.
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
        find(content, isInOnePlace) {
          const key = `${page} ${content}`;
          const html = read(key);
          if (html !== undefined) return { html, mark: undefined };
          return { html: undefined, mark: String(rendered.push({ key, isInOnePlace }) - 1) };
        },
        finish(html) {
          if (rendered.length === 0) return html;
          const [first = '', ...parts] = html.split(` ${fragmentMark}="`);
          const texts = [first];
          const starts: { readonly of: RenderedPart | undefined; readonly at: number }[] = [];
          let length = first.length;
          for (const part of parts) {
            const quote = part.indexOf('"');
            const text = part.slice(quote + 1);
            starts.push({ of: rendered[Number(part.slice(0, quote))], at: length });
            texts.push(text);
            length += text.length;
          }
          const whole = texts.join('');
          for (const { of, at } of starts) {
            const part = partAt(whole, whole.indexOf('>', at) + 1);
            if (of === undefined || part === undefined) continue;
            if (of.isInOnePlace || !madeId.test(part)) store(of.key, part);
          }
          return whole;
        },
      };
    },
  };
}

/** The complete part that begins there. */
function partAt(html: string, start: number): string | undefined {
  if (!html.startsWith(begin, start)) return undefined;
  boundary.lastIndex = start;
  let depth = 0;
  for (let match = boundary.exec(html); match !== null; match = boundary.exec(html)) {
    if (match[2] !== '') return undefined;
    depth += match[1] === '' ? 1 : -1;
    if (depth > 0) continue;
    // A copy: a part of a longer text keeps all of that in memory.
    return Buffer.from(html.slice(start, boundary.lastIndex)).toString();
  }
  return undefined;
}
