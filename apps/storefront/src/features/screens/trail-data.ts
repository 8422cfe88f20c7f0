import type { Breadcrumb } from '@shop/url-resolver';
import type { StructuredData } from './page-data.ts';

/** The way to a page as search engines read it: the same steps as the page shows. */
export function trailData(
  steps: readonly Pick<Breadcrumb, 'name' | 'path'>[],
): readonly StructuredData[] {
  if (steps.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: path,
      })),
    },
  ];
}
