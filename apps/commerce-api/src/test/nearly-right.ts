import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** Values that a hostile or broken client sends. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { depthSize: 'small' },
  fc.constantFrom(
    null,
    true,
    false,
    [],
    {},
    0,
    -1,
    1.5,
    1e300,
    2 ** 53,
    2 ** 31,
    '',
    ' ',
    '0',
    '-1',
    '1e308',
    '99999999999999999999',
    "' OR 1=1 --",
    '__proto__',
    'x'.repeat(3_000),
    '11,12',
    '\u202e',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A valid value with up to two of its parts, at any depth, replaced by a strange value. */
export function nearlyRight(good: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(good);
  const leaves = paths.filter((path) => !paths.some((longer) => isWithin(longer, path)));
  const path = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...leaves) },
    { weight: 1, arbitrary: fc.constantFrom(...paths) },
  );
  return fc
    .array(fc.tuple(path, strangeValue), { maxLength: 2 })
    .map((changes) =>
      changes.reduce<unknown>((body, [path, value]) => replaced(body, path, value), good),
    );
}

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return [path, ...inner];
}

function isWithin(longer: Path, path: Path): boolean {
  return longer.length > path.length && path.every((key, index) => longer[index] === key);
}

function replaced(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof body !== 'object' || body === null) return body;
  const inner = replaced((body as Record<string, unknown>)[key], rest, value);
  return Array.isArray(body)
    ? body.map((part, index) => (String(index) === String(key) ? inner : part))
    : { ...body, [key]: inner };
}
