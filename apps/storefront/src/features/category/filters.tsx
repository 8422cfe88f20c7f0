import { useLingui } from '@lingui/react/macro';
import type { Facet, OfferCounts } from '@shop/catalog-client';
import { toggleFilter, toggleOffer, type FilterState } from '@shop/url-resolver';
import { Button, Drawer, FacetGroup } from '@shop/ui';
import type { ReactNode } from 'react';
import { useFacetTexts } from './facet-texts.ts';
import { useDrawer } from '../../shared/overlays/use-drawer.ts';
import { PriceBoundsForm } from './price-bounds-form.tsx';

interface FiltersProps {
  readonly facets: readonly Facet[];
  readonly offers: OfferCounts;
  readonly state: FilterState;
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}

/** The filters of a listing. Every value is a link to the list with it turned, so they work without scripts. */
export function Filters({ facets, offers, state, path, hrefOf }: FiltersProps) {
  const { t } = useLingui();
  const { titleOf, labelOf } = useFacetTexts();
  const offer = (
    code: 'availability' | 'discount',
    title: string,
    label: string,
    count: number | undefined,
  ) => {
    const checked = state.filters[code] !== undefined;
    return (
      <FacetGroup
        title={title}
        name={code}
        open
        options={[
          {
            value: code,
            label,
            count,
            checked,
            disabled: count === 0 && !checked,
            href: hrefOf(toggleOffer(state, code)),
          },
        ]}
        moreLabel={t`Show more`}
        lessLabel={t`Show less`}
        checkedLabel={t`chosen`}
      />
    );
  };
  return (
    <>
      {facets.map((facet, index) => {
        const selectedValues = state.filters[facet.code] ?? [];
        const isPrice = facet.code === 'price';
        return (
          <FacetGroup
            key={facet.code}
            title={titleOf(facet)}
            name={facet.code}
            choose={facet.single ? 'one' : 'many'}
            open={index < 3 || selectedValues.length > 0}
            chosen={selectedValues.length > 0 ? String(selectedValues.length) : undefined}
            options={facet.values.map((value) => ({
              value: value.id,
              label: labelOf(facet, value),
              count: value.count,
              checked: selectedValues.includes(value.id),
              href: hrefOf(toggleFilter(state, facet.code, value.id)),
              color: value.swatch,
            }))}
            moreLabel={t`Show more`}
            lessLabel={t`Show less`}
            checkedLabel={t`chosen`}
          >
            {isPrice && <PriceBoundsForm state={state} path={path} hrefOf={hrefOf} />}
          </FacetGroup>
        );
      })}
      {offer('availability', t`Availability`, t`In stock`, offers.inStock)}
      {offer('discount', t`Discount`, t`On sale`, offers.onSale)}
    </>
  );
}

/** The same filters on phones, over the list. */
export function FilterDrawer({ total, children }: { total: number; children: ReactNode }) {
  const { t } = useLingui();
  const { isOpen, close } = useDrawer('filters');
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={t`Filters`}
      closeLabel={t`Close`}
      footer={<Button wide onClick={close}>{t`Show ${total} products`}</Button>}
    >
      {children}
    </Drawer>
  );
}
