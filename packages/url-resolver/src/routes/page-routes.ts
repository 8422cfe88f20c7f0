import { joinParts, normalisePath } from '../path/path.ts';
import type { PageKind, PageTarget } from './route-target.ts';

/**
 * A content page and its path. The path may contain placeholders, `{name}`. Each is replaced by the words in `values`,
 * else by the word in the shop's names.
 */
export interface PageRoute {
  /** `/{name}-{product}-mogott` */
  readonly path: string;
  readonly kind: PageKind;
  readonly id: string;
  readonly values?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Returns all paths of the routes. The list is finite by design: a placeholder for any word would turn every unknown
 * path into a page.
 *
 * Errors: throws `RangeError` for a placeholder without a value, and for two routes with the same path. Source: UR-9 to
 * UR-11.
 */
export function expandPageRoutes(
  routes: readonly PageRoute[],
  names: Readonly<Record<string, string>>,
): ReadonlyMap<string, PageTarget> {
  const targets = new Map<string, PageTarget>();
  for (const route of routes) {
    for (const params of placeholderValues(route, names)) {
      const path = fill(route.path, params);
      const existing = targets.get(path);
      if (existing !== undefined) {
        throw new RangeError(`Pages "${existing.id}" and "${route.id}" have the same path ${path}`);
      }
      targets.set(path, { kind: route.kind, id: route.id, params });
    }
  }
  return targets;
}

const placeholders = /\{(\w+)\}/g;

/** Returns all combinations of values for the placeholders of a route. */
function placeholderValues(
  { path, values = {} }: PageRoute,
  names: Readonly<Record<string, string>>,
): readonly Readonly<Record<string, string>>[] {
  let filled: readonly Readonly<Record<string, string>>[] = [{}];
  for (const [, placeholder = ''] of path.matchAll(placeholders)) {
    const candidates = ownValue(values, placeholder) ?? asList(ownValue(names, placeholder));
    if (candidates === undefined) {
      throw new RangeError(`No value for the placeholder {${placeholder}} in ${path}`);
    }
    if (filled[0] !== undefined && Object.hasOwn(filled[0], placeholder)) continue;
    filled = filled.flatMap((params) =>
      candidates.map((value) => ({ ...params, [placeholder]: value })),
    );
  }
  return filled;
}

function fill(path: string, params: Readonly<Record<string, string>>): string {
  const text = path.replace(placeholders, (_whole, name: string) =>
    joinParts([params[name] ?? '']).slice(1),
  );
  return normalisePath(text);
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function asList(value: string | undefined): readonly string[] | undefined {
  return value === undefined ? undefined : [value];
}
