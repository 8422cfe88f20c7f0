import { numberOf, textOf, type Row } from './field-values.ts';
import { readHours, spanOf } from './opening-hours.ts';

const days = [/^h/i, /^k/i, /^sze/i, /^cs/i, /^p/i, /^szo/i, /^v/i];
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Reads the rows of `PostInfo2.xml`: its elements `post`, as text. Returns `undefined` for another document. */
export function mplRows(xml: string): readonly string[] | undefined {
  if (!/<post[\s>]/i.test(xml)) return undefined;
  return xml.split(/(?=<post[\s>])/i).slice(1);
}

/**
 * Reads an element `post` of Magyar Posta: a locker (`ServicePointType` CS), a post office or a partner. Payments are
 * collected at all of them.
 */
export function mplPoint(xml: unknown): Row {
  const post = typeof xml === 'string' ? xml : '';
  const head = /^<post\b([^>]*)>/i.exec(post)?.[1] ?? '';
  const street = elementOf(post, 'street');
  const gps = elementOf(post, 'gpsData');
  const outside = post.replace(/<street\b[\s\S]*?<\/street>/i, '');
  return {
    code: valueOf(outside, 'ID'),
    kind: valueOf(outside, 'ServicePointType').toUpperCase() === 'CS' ? 'locker' : 'shop',
    name: valueOf(outside, 'name'),
    country: 'HU',
    postcode: textOf(/zipCode="([^"]*)"/i.exec(head)?.[1]),
    city: valueOf(outside, 'city'),
    street: ['name', 'type', 'houseNumber']
      .map((name) => valueOf(street, name))
      .filter(Boolean)
      .join(' '),
    hours: mplHours(elementOf(post, 'workingHours')),
    latitude: numberOf(valueOf(gps, 'WGSLat')),
    longitude: numberOf(valueOf(gps, 'WGSLon')),
    cash_on_delivery: true,
    is_active: /isPostPoint="1"/i.test(head),
  };
}

/** Reads the elements `days`, each with the name of its day and the pairs `from1`, `to1`, `from2`, `to2`. */
function mplHours(xml: string): string[] | undefined {
  const hours = Array.from({ length: 7 }, () => '');
  for (const [, day = ''] of xml.matchAll(/<days\b[^>]*>([\s\S]*?)<\/days>/gi)) {
    const index = days.findIndex((name) => name.test(valueOf(day, 'day')));
    const spans = [1, 2].flatMap((pair) => {
      const [from, to] = [valueOf(day, `from${pair}`), valueOf(day, `to${pair}`)];
      return from === '' || to === '' ? [] : [spanOf(from, to)];
    });
    if (index >= 0) hours[index] = spans.join(', ');
  }
  return readHours(hours);
}

/** Returns the contents of the first element of this name; '' if there is none. */
function elementOf(xml: string, name: string): string {
  return new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'i').exec(xml)?.[1] ?? '';
}

/** Returns the text of the first element of this name, with its entities decoded once. */
function valueOf(xml: string, name: string): string {
  return textOf(
    elementOf(xml, name).replace(/&(?:#(\d{1,6})|(\w{2,4}));/g, (entity, code, word) =>
      code === undefined
        ? (entities[word as string] ?? entity)
        : String.fromCodePoint(Number(code)),
    ),
  );
}
