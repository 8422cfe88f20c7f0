import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Drawer, SearchField, Stack, Text } from '@shop/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useShop } from '../../wiring/use-shop.ts';
import { useDrawer } from '../frame/use-drawer.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import { SearchWays } from './search-ways.tsx';
import { useSettled } from './use-settled.ts';

/** How long one pauses before what was typed is looked for. */
const pauseMs = 150;

/** Search as you type, from the third letter on; Enter goes to all results, the arrow keys to each. */
export function SearchDrawer() {
  const { t } = useLingui();
  const { config } = useShop();
  const navigate = useNavigate();
  const { isOpen, close } = useDrawer('search');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    field.current?.select();
  }, [isOpen]);
  const { minTermLength } = config.search;
  const asked = useSettled(text.trim(), pauseMs);
  const isLongEnough = [...asked].length >= minTermLength;
  const hrefOf = (wanted: string) =>
    `${config.urls.mainCategoryPath}?search=${encodeURIComponent(wanted)}`;

  /** Down from the field into the results, up and down among them, up from the first to the field. */
  function steer(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = at + step;
    if (at === -1 && step < 0) return;
    event.preventDefault();
    if (next < 0) field.current?.focus();
    else links[next]?.focus();
  }

  return (
    <Drawer open={isOpen} onClose={close} title={t`Search`} closeLabel={t`Close`}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys go between its controls */}
      <div onKeyDown={steer}>
        <Stack gap={6}>
          <SearchField
            label={t`Search products`}
            submitLabel={t`Search`}
            action={config.urls.mainCategoryPath}
            value={text}
            onChange={(event) => setText(event.target.value)}
            clear={{
              label: t`Clear search`,
              onClear: () => {
                setText('');
                field.current?.focus();
              },
            }}
            onSearch={(wanted) => {
              if ([...wanted].length < minTermLength) return;
              close();
              void navigate({ href: hrefOf(wanted) });
            }}
            ref={field}
          />
          <div ref={results}>
            {asked !== '' && !isLongEnough && (
              <Text tone="stone">
                {t`Searched term must have at least ${minTermLength} characters`}
              </Text>
            )}
            {isLongEnough ? (
              <SearchSuggestions asked={asked} allHref={hrefOf(asked)} isOpen={isOpen} />
            ) : (
              asked === '' && <SearchWays />
            )}
          </div>
        </Stack>
      </div>
    </Drawer>
  );
}
