import { LRUCache } from 'lru-cache';
import type { SearchDocument } from './search-document.ts';

/** Treatment of a field: keep it whole, drop it, or filter its inner fields. */
type Fate = 'keep' | 'drop' | 'enter';

/** Reduces a document to the requested fields. */
export interface Projection {
  of(document: SearchDocument): SearchDocument;
  /** Treatment of a top-level field. */
  fateOf(field: string): Fate;
  /** Value of a field of which only a part is kept; `undefined` if nothing is left. */
  ofField(field: string, value: unknown): unknown;
  /** Returns true if the projection keeps this path or a field in it. */
  keeps(field: string, inner: string): boolean;
}

/** A projection may cache {@link maxNodes} paths, some 300 KB. */
const projections = new LRUCache<string, Projection>({ max: 50 });

/**
 * Field lists with the rules of Elasticsearch: dotted paths through lists, `*` for any part of a path. The name of an
 * object includes all its fields; exclusions take precedence; an empty list includes everything. Source: wire contract
 * 2.1, 8.
 */
export function projection(
  include: readonly string[] = [],
  exclude: readonly string[] = [],
): Projection {
  const key = JSON.stringify([include, exclude]);
  let projected = projections.get(key);
  if (projected === undefined) {
    projected = makeProjection(include, exclude);
    projections.set(key, projected);
  }
  return projected;
}

/** Treatment of a path. Inner fields are computed when a document first has them. */
interface PathNode {
  readonly path: string;
  readonly fate: Fate;
  /** True if the lists name the path or a parent of it; a plain value is kept only then. */
  readonly isWanted: boolean;
  readonly fields: Map<string, PathNode>;
}

/** Cached paths per projection; a document has a few hundred. */
const maxNodes = 2_000;

function makeProjection(include: readonly string[], exclude: readonly string[]): Projection {
  const includes = include.map(patternOf);
  const excludes = exclude.map(patternOf);
  let nodeCount = 0;

  const makeNode = (path: string): PathNode => {
    const isWanted = includes.length === 0 || includes.some((pattern) => pattern.matches(path));
    const isExcluded = excludes.some((pattern) => pattern.matches(path));
    const mayHold = (patterns: readonly Pattern[]) =>
      patterns.some((pattern) => pattern.mayMatchBelow(path));
    const wantedFate = mayHold(excludes) ? 'enter' : 'keep';
    const unwantedFate = mayHold(includes) ? 'enter' : 'drop';
    const fate = isExcluded ? 'drop' : isWanted ? wantedFate : unwantedFate;
    return { path, fate, isWanted, fields: new Map() };
  };
  const nodeBelow = (parent: PathNode, field: string): PathNode => {
    let node = parent.fields.get(field);
    if (node === undefined) {
      node = makeNode(parent.path === '' ? field : `${parent.path}.${field}`);
      if (nodeCount++ < maxNodes) parent.fields.set(field, node);
    }
    return node;
  };

  const project = (value: unknown, node: PathNode): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item) => project(item, node)).filter((item) => item !== undefined);
      return items.length === 0 && value.length > 0 ? undefined : items;
    }
    if (typeof value !== 'object' || value === null) return node.isWanted ? value : undefined;
    const inner = projectFields(value as SearchDocument, node);
    return Object.keys(inner).length === 0 && !node.isWanted ? undefined : inner;
  };
  const projectFields = (source: SearchDocument, parent: PathNode): SearchDocument => {
    const result: Record<string, unknown> = {};
    for (const field in source) {
      if (!Object.hasOwn(source, field)) continue;
      const node = nodeBelow(parent, field);
      if (node.fate === 'drop') continue;
      const value = source[field];
      const projected = node.fate === 'keep' ? value : project(value, node);
      if (projected !== undefined) result[field] = projected;
    }
    return result;
  };
  const root: PathNode = { path: '', fate: 'enter', isWanted: false, fields: new Map() };
  return {
    of: (document) =>
      include.length === 0 && exclude.length === 0 ? document : projectFields(document, root),
    fateOf: (field) => nodeBelow(root, field).fate,
    ofField: (field, value) => project(value, nodeBelow(root, field)),
    keeps: (field, inner) => nodeBelow(nodeBelow(root, field), inner).fate !== 'drop',
  };
}

interface Pattern {
  /** Returns true for a path that the pattern names, and for every path inside it. */
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

/** Returns true if the text matches the pattern with `*`. Worst-case time: product of the lengths. */
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
