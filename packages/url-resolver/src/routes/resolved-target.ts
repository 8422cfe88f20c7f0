import { slugOfProduct } from '../links/links.ts';
import { parseQuery } from '../path/query.ts';
import type { ResolvedCategory, ResolvedEntity, ResolvedProduct } from './entity-lookup.ts';
import type { Resolution, RouteTarget } from './route-target.ts';
import { selectedSku } from './selected-sku.ts';

/** Returns the target of an entity and the entity's own `url_path`. */
export function targetOf(entity: ResolvedEntity): {
  readonly target: RouteTarget;
  readonly urlPath: string | undefined;
} {
  return entity.kind === 'product'
    ? { target: productTarget(entity.product), urlPath: entity.product.url_path }
    : { target: categoryTarget(entity.category), urlPath: entity.category.url_path };
}

export function productTarget(product: ResolvedProduct): RouteTarget {
  const parentSku = product.parentSku ?? product.sku;
  const slug = slugOfProduct(product);
  return { kind: 'product', type: product.type_id, parentSku, slug, childSku: parentSku };
}

export function categoryTarget(category: ResolvedCategory): RouteTarget {
  return { kind: 'category', id: category.id, slug: category.slug ?? '' };
}

export function isSameTarget(target: RouteTarget, otherTarget: RouteTarget): boolean {
  return JSON.stringify(target) === JSON.stringify(otherTarget);
}

/** Applies `?childSku=`, which selects the variant of a product. */
export function withSelectedVariant(resolution: Resolution, search: string): Resolution {
  if (search === '' || resolution.kind !== 'found' || resolution.target.kind !== 'product') {
    return resolution;
  }
  const { target } = resolution;
  const childSku = selectedSku(target, parseQuery(search)) ?? target.childSku;
  return { ...resolution, target: { ...target, childSku } };
}
