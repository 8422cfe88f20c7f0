import { documentSlug } from '@shop/catalog-client';
import { isAddressable } from './addressable.ts';
import { derivedPath } from './normalise-product.ts';
import type { Source } from './document.ts';
import { toBoolean, toNumber, toSources, toRawText, toText } from './coerce.ts';

/** A category with every field the shop requires. Its descendants are nested in `children_data`. */
export interface NormalCategory extends Source {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly url_path: string;
  readonly parent_id: number;
  readonly level: number;
  readonly path: string;
  readonly is_active: boolean;
  readonly children_data: readonly NormalCategory[];
}

/**
 * Fills the missing fields of categories from each other: slug, path, level, url_path (the slugs from the second level
 * down), `children_count` and the fields of nested children. A category that exists only in its parent's
 * `children_data` gets no document. The shop's settings decide if a url_key serves as slug (CC-9).
 */
export function normaliseCategories(
  raws: readonly Source[],
  usesUrlKeys: boolean,
): readonly NormalCategory[] {
  const byId = new Map<number, Source>();
  const parents = new Map<number, number>();
  const visit = (raw: Source, parent: number) => {
    const id = toNumber(raw['id']) ?? 0;
    parents.set(id, toNumber(raw['parent_id']) ?? parents.get(id) ?? parent);
    byId.set(id, { ...byId.get(id), ...raw });
    for (const child of toSources(raw['children_data'])) visit(child, id);
  };
  for (const raw of raws) visit(raw, 0);
  // Fields of a category's own document win over those in its parent's document.
  for (const raw of raws) byId.set(toNumber(raw['id']) ?? 0, raw);

  const ancestorsOf = (id: number): readonly number[] => {
    const line: number[] = [];
    for (let current = id; current !== 0 && !line.includes(current);) {
      line.unshift(current);
      current = parents.get(current) ?? 0;
    }
    return line;
  };
  const slugOfCategory = (id: number): string => {
    const raw = byId.get(id) ?? {};
    const slug = toText(raw['slug']);
    const naming = { slug, url_key: toText(raw['url_key']), name: toRawText(raw['name']), id };
    return documentSlug(naming, usesUrlKeys) ?? String(id);
  };
  /** The slugs from the second level down; if the path is too long, the slug of the name, or the id. */
  const pathOfCategory = (id: number, name: string | undefined, line: readonly number[]) => {
    const joined = line
      .filter((ancestor) => ancestor === id || levelOf(byId.get(ancestor), ancestorsOf) > 1)
      .map(slugOfCategory)
      .join('/');
    return isAddressable(joined) ? joined : derivedPath(documentSlug({ name, id }, false), id);
  };
  const complete = (raw: Source, depth: number): NormalCategory => {
    const id = toNumber(raw['id']) ?? 0;
    const fields: Source = depth === 0 ? raw : { ...byId.get(id), ...raw };
    const line = ancestorsOf(id);
    const path = toText(fields['path']) ?? line.join('/');
    const level = toNumber(fields['level']) ?? path.split('/').length - 1;
    const children =
      depth > 20
        ? []
        : toSources(fields['children_data']).map((child) => complete(child, depth + 1));
    return {
      ...fields,
      id,
      name: toRawText(fields['name']) ?? '',
      slug: slugOfCategory(id),
      url_path: toText(fields['url_path']) ?? pathOfCategory(id, toRawText(fields['name']), line),
      parent_id: parents.get(id) ?? 0,
      level,
      path,
      position: toNumber(fields['position']) ?? 0,
      is_active: toBoolean(fields['is_active']) ?? true,
      children_count: toNumber(fields['children_count']) ?? children.length,
      children_data: children,
    };
  };
  return raws.map((raw) => complete(raw, 0));
}

function levelOf(
  category: Source | undefined,
  ancestorsOf: (id: number) => readonly number[],
): number {
  return toNumber(category?.['level']) ?? ancestorsOf(toNumber(category?.['id']) ?? 0).length;
}
