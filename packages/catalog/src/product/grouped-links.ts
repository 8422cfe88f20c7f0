/** A link of a product to another one, as on the wire. */
export interface PartLink {
  readonly link_type?: string | null | undefined;
  readonly linked_product_type?: string | null | undefined;
  readonly linked_product_sku?: string | null | undefined;
}

/** Part of a product document that lists its parts. Further fields are allowed. */
export interface GroupedProduct<Link extends PartLink = PartLink> {
  readonly product_links?: readonly Link[] | null | undefined;
}

/** A link to a part: it has a sku. */
export type GroupedLink<Link extends PartLink = PartLink> = Link & {
  readonly linked_product_sku: string;
};

/** Returns the links to the parts of a grouped product, in order. Source: PO-46. */
export function groupedLinks<Link extends PartLink>(
  product: GroupedProduct<Link>,
): readonly GroupedLink<Link>[] {
  return (product.product_links ?? []).filter(
    (link): link is GroupedLink<Link> =>
      link.link_type === 'associated' &&
      (link.linked_product_type ?? 'simple') === 'simple' &&
      Boolean(link.linked_product_sku),
  );
}
