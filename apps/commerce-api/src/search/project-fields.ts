import { LRUCache } from 'lru-cache';
import type { Source } from '../catalogue/document.ts';

/** Cuts a document down to the fields asked for. */
export type Projection = (document: Source) => Source;

const known = new LRUCache<string, Projection>({ max: 200 });

/**
 * Field lists as Elasticsearch reads them: dotted paths through lists, `*` for any part of a path; naming an
 * object names all in it; what is excluded stays out. No list includes everything. Source: wire contract 2.1, 8.
 */
export function projection(
  include: readonly string[] = [],
  exclude: readonly string[] = [],
): Projection {
  if (include.length === 0 && exclude.length === 0) return (document) => document;
  const key = JSON.stringify([include, exclude]);
  let made = known.get(key);
  if (made === undefined) {
    made = makeProjection(include, exclude);
    known.set(key, made);
  }
  return made;
}

/** What happens to a value at a path: kept whole, left out, or looked into. */
type Fate = 'keep' | 'drop' | 'enter';

/** Paths whose fate is remembered; a document has a few hundred. */
const maxFates = 2_000;

function makeProjection(include: readonly string[], exclude: readonly string[]): Projection {
  const includes = include.map(patternOf);
  const excludes = exclude.map(patternOf);
  const fates = new Map<string, Fate>();

  const decide = (path: string): Fate => {
    if (excludes.some((pattern) => pattern.matches(path))) return 'drop';
    const isIncluded = includes.length === 0 || includes.some((pattern) => pattern.matches(path));
    const excludesInside = excludes.some((pattern) => pattern.mayMatchBelow(path));
    if (isIncluded) return excludesInside ? 'enter' : 'keep';
    return includes.some((pattern) => pattern.mayMatchBelow(path)) ? 'enter' : 'drop';
  };
  const fateOf = (path: string): Fate => {
    let fate = fates.get(path);
    if (fate === undefined) {
      fate = decide(path);
      if (fates.size < maxFates) fates.set(path, fate);
    }
    return fate;
  };
  const isWanted = (path: string) =>
    includes.length === 0 || includes.some((pattern) => pattern.matches(path));

  const project = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item) => project(item, path)).filter((item) => item !== undefined);
      return items.length === 0 && value.length > 0 ? undefined : items;
    }
    if (typeof value !== 'object' || value === null) return isWanted(path) ? value : undefined;
    const inner = projectFields(value as Source, `${path}.`);
    return Object.keys(inner).length === 0 && !isWanted(path) ? undefined : inner;
  };
  const projectFields = (fields: Source, prefix: string): Source => {
    const kept: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(fields)) {
      const path = prefix + field;
      const fate = fateOf(path);
      if (fate === 'drop') continue;
      const projected = fate === 'keep' ? value : project(value, path);
      if (projected !== undefined) kept[field] = projected;
    }
    return kept;
  };
  return (document) => projectFields(document, '');
}

interface Pattern {
  /** The path itself, or anything inside what the pattern names. */
  matches(path: string): boolean;
  mayMatchBelow(path: string): boolean;
}

function patternOf(pattern: string): Pattern {
  const firstStar = pattern.indexOf('*');
  const fixed = firstStar === -1 ? pattern : pattern.slice(0, firstStar);
  return {
    matches: (path) => ancestorsAndSelf(path).some((part) => isGlobMatch(pattern, part)),
    mayMatchBelow: (path) =>
      firstStar === -1
        ? pattern.startsWith(`${path}.`)
        : fixed.startsWith(`${path}.`) || `${path}.`.startsWith(fixed),
  };
}

/** `a.b.c` → `a`, `a.b`, `a.b.c`. */
function ancestorsAndSelf(path: string): readonly string[] {
  const parts = path.split('.');
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
}

/** Whether `*` in the pattern can stand for something that makes it the text. Steps: lengths multiplied. */
export function isGlobMatch(pattern: string, text: string): boolean {
  let at = 0;
  let inPattern = 0;
  let lastStar = -1;
  let afterStar = 0;
  while (at < text.length) {
    if (pattern[inPattern] === '*') {
      lastStar = inPattern++;
      afterStar = at;
    } else if (pattern[inPattern] === text[at]) {
      inPattern++;
      at++;
    } else if (lastStar >= 0) {
      inPattern = lastStar + 1;
      at = ++afterStar;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === '*') inPattern++;
  return inPattern === pattern.length;
}
