import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@shop/ui';

/** Shows the breadcrumbs from the home page to a content page. */
export function PageBreadcrumbs({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <Breadcrumbs
      label={t`You are here`}
      items={[{ label: t`Home`, href: '/' }, { label: title }]}
    />
  );
}
