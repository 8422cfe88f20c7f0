import { joinParts, normalisePath } from '../path/path.ts';
import type { PageKind, PageTarget } from './route-target.ts';

/**
 * A page of the content and the path it is read under. The path may hold placeholders, `{name}`; each stands
 * for one of the words in `values`, else for the word the shop's names give it.
 */
export interface PageRoute {
  /** `/{name}-{product}-mogott` */
  readonly path: string;
  readonly kind: PageKind;
  readonly id: string;
  readonly values?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Every path the routes stand for. A finite list on purpose: a placeholder open to any word would turn each
 * unknown path into a page.
 *
 * Errors: throws `RangeError` for a placeholder nothing fills, and for two routes with one path.
 * Source: UR-9 to UR-11.
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

/** Every way to fill the placeholders of a route. */
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
