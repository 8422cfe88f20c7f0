/** Returns the ids of a category and all its descendants, the category first. Source: CC-27. */
export function subtreeIds<Node extends { readonly id: number }>(
  category: Node,
  childrenOf: (category: Node) => readonly Node[],
): readonly number[] {
  return [category.id, ...childrenOf(category).flatMap((child) => subtreeIds(child, childrenOf))];
}
