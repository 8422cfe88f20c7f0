import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, TextLink } from '@shop/ui';
import { useShopper, useShopperValue } from '../../shopper/session/use-shopper.ts';
import { optionProps, type SteeredList } from './option-props.ts';

const none: readonly never[] = [];

/** Lists recent searches of this device. */
export function RecentSearchList({
  list,
  hrefOf,
}: {
  list: SteeredList;
  hrefOf: (text: string) => string;
}) {
  const { t } = useLingui();
  const shopper = useShopper();
  const searches = useShopperValue(({ recentSearches }) => recentSearches.items, none);
  return (
    <Stack gap={2}>
      {searches.length > 0 && (
        <Stack direction="row" gap={4} justify="between" align="baseline">
          <Text size="small" tone="muted">{t`Recent searches`}</Text>
          <Button variant="quiet" size="small" onClick={() => void shopper?.recentSearches.clear()}>
            {t`Forget them`}
          </Button>
        </Stack>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is steered by a field outside it */}
      <div id={list.id} role="listbox" aria-label={t`Recent searches`}>
        <Stack gap={1}>
          {searches.map((text, index) => (
            <TextLink key={text} href={hrefOf(text)} {...optionProps(list, `r${index}`)}>
              {text}
            </TextLink>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}
