import { msg } from '@lingui/core/macro';
import type { Breadcrumb } from '@shop/url-resolver';
import type { RouteContext } from '../../shop/route-context.ts';
import type { StructuredData } from '../page/page-data.ts';

/** Returns the breadcrumbs of a page as structured data: the steps shown on the page, beginning with the home page. */
export function breadcrumbData(
  { i18n }: Pick<RouteContext, 'i18n'>,
  steps: readonly Pick<Breadcrumb, 'name' | 'path'>[],
): readonly StructuredData[] {
  if (steps.length === 0) return [];
  const all = [{ name: i18n._(msg`Home`), path: '/' }, ...steps];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: all.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: path,
      })),
    },
  ];
}
