import { documentSlug } from '@shop/catalog-client';
import { isAddressable } from './addressable.ts';
import { derivedPath } from './normalise-product.ts';
import type { Source } from './document.ts';
import { asFlag, asNumber, asSources, asText, asWord } from './coerce.ts';

/** A category with every field the shop relies on, its descendants nested in `children_data`. */
export interface CompleteCategory extends Source {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly url_path: string;
  readonly parent_id: number;
  readonly level: number;
  readonly path: string;
  readonly is_active: boolean;
  readonly children_data: readonly CompleteCategory[];
}

/**
 * Fills what categories lack from each other: slug, path, level, url_path (the slugs from the second level
 * down), `children_count` and the fields of nested children. A category known only from its parent's
 * `children_data` gets no document of its own. Whether a url_key serves as slug is the shop's (CC-12).
 */
export function completeCategories(
  raws: readonly Source[],
  usesUrlKeys: boolean,
): readonly CompleteCategory[] {
  const byId = new Map<number, Source>();
  const parents = new Map<number, number>();
  const visit = (raw: Source, parent: number) => {
    const id = asNumber(raw['id']) ?? 0;
    parents.set(id, asNumber(raw['parent_id']) ?? parents.get(id) ?? parent);
    byId.set(id, { ...byId.get(id), ...raw });
    for (const child of asSources(raw['children_data'])) visit(child, id);
  };
  for (const raw of raws) visit(raw, 0);
  // Documents of their own know better than what their parents say of them.
  for (const raw of raws) byId.set(asNumber(raw['id']) ?? 0, raw);

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
    const slug = asWord(raw['slug']);
    const named = { slug, url_key: asWord(raw['url_key']), name: asText(raw['name']), id };
    return documentSlug(named, usesUrlKeys) ?? String(id);
  };
  /** The slugs from the second level down; where they are too many for an address, a path of its own. */
  const pathOfCategory = (id: number, name: string | undefined, line: readonly number[]) => {
    const joined = line
      .filter((ancestor) => ancestor === id || levelOf(byId.get(ancestor), ancestorsOf) > 1)
      .map(slugOfCategory)
      .join('/');
    return isAddressable(joined) ? joined : derivedPath(documentSlug({ name, id }, false), id);
  };
  const complete = (raw: Source, depth: number): CompleteCategory => {
    const id = asNumber(raw['id']) ?? 0;
    const own: Source = depth === 0 ? raw : { ...byId.get(id), ...raw };
    const line = ancestorsOf(id);
    const path = asWord(own['path']) ?? line.join('/');
    const level = asNumber(own['level']) ?? path.split('/').length - 1;
    const children =
      depth > 20 ? [] : asSources(own['children_data']).map((child) => complete(child, depth + 1));
    return {
      ...own,
      id,
      name: asText(own['name']) ?? '',
      slug: slugOfCategory(id),
      url_path: asWord(own['url_path']) ?? pathOfCategory(id, asText(own['name']), line),
      parent_id: parents.get(id) ?? 0,
      level,
      path,
      position: asNumber(own['position']) ?? 0,
      is_active: asFlag(own['is_active']) ?? true,
      children_count: asNumber(own['children_count']) ?? children.length,
      children_data: children,
    };
  };
  return raws.map((raw) => complete(raw, 0));
}

function levelOf(
  category: Source | undefined,
  ancestorsOf: (id: number) => readonly number[],
): number {
  return asNumber(category?.['level']) ?? ancestorsOf(asNumber(category?.['id']) ?? 0).length;
}
