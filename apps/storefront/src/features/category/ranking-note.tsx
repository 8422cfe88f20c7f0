import { useLingui } from '@lingui/react/macro';
import { defaultSortOf, type FilterState } from '@shop/url-resolver';
import { Text } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';

/** Explains how results are ranked, which the law requires. */
export function RankingNote({ state }: { state: FilterState }) {
  const { t } = useLingui();
  const { products } = useShop().config;
  if ((state.sort ?? defaultSortOf(products, state)) !== '_score:desc') return null;
  return (
    <Text size="small" tone="muted">
      {t`“Best results” puts first what fits the words best: by name, then by item number, category and colour. For some words, the shop puts products first. No place is paid for.`}
    </Text>
  );
}
