import { useLingui } from '@lingui/react/macro';
import { searchTextProblem } from '@shop/forms';
import { useNavigate } from '@tanstack/react-router';
import { plainText } from '@shop/kernel';
import { Drawer, SearchField, Stack, Text } from '@shop/ui';
import { searchAddress } from '@shop/url-resolver';
import { useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';
import { openDrawerAtom } from '../../shared/overlays/drawers.ts';
import { useDrawer } from '../../shared/overlays/use-drawer.ts';
import { RecentSearchList } from './recent-search-list.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import { SearchWays } from './search-ways.tsx';
import { useSettled } from './use-settled.ts';

/** Pause after typing before suggestions are fetched, in milliseconds. */
const pauseMs = 150;

/** Searches while the shopper types, from the third letter on. Enter opens the active option, else all results. */
export function SearchDrawer() {
  const { t } = useLingui();
  const { config, pathPrefix } = useShop();
  const navigate = useNavigate();
  const shopper = useShopper();
  const { isOpen, close } = useDrawer('search');
  useOpenByAddress();
  const [text, setText] = useState('');
  const [active, setActive] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    field.current?.select();
  }, [isOpen]);
  const { minTermLength } = config.search;
  const settledText = useSettled(plainText(text), pauseMs);
  const isLongEnough = searchTextProblem(settledText, minTermLength) === undefined;
  const hrefOf = (query: string) => searchAddress(config.urls, query);
  function change(typed: string): void {
    setText(typed);
    setActive(undefined);
  }

  /** Stores a search that led to a page. */
  function remember(query: string): void {
    if (isLongEnough) void shopper?.recentSearches.remember(query);
  }

  const list = { id: listId, active };
  return (
    <Drawer open={isOpen} onClose={close} title={t`Search`} closeLabel={t`Close`} tall atOnce>
      <Stack gap={6}>
        <SearchField
          label={t`Search products`}
          submitLabel={t`Search`}
          action={pathPrefix + config.urls.mainCategoryPath}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => moveInOptions(event, results.current, active, setActive)}
          list={{ ...list, expanded: isOpen && (isLongEnough || settledText === '') }}
          clear={{
            label: t`Clear search`,
            onClear: () => {
              change('');
              field.current?.focus();
            },
          }}
          onSearch={(query) => {
            if (searchTextProblem(query, minTermLength) !== undefined) return;
            void shopper?.recentSearches.remember(query);
            close();
            void navigate({ href: hrefOf(query) });
          }}
          ref={field}
        />
        <div ref={results}>
          {settledText !== '' && !isLongEnough && (
            <Text tone="muted">
              {t`Searched term must have at least ${minTermLength} characters`}
            </Text>
          )}
          {isLongEnough && (
            <SearchSuggestions
              searchText={settledText}
              hrefOf={hrefOf}
              isOpen={isOpen}
              list={list}
              onFollow={remember}
            />
          )}
          {settledText === '' && (
            <Stack gap={6}>
              <RecentSearchList list={list} hrefOf={hrefOf} />
              <SearchWays />
            </Stack>
          )}
        </div>
      </Stack>
    </Drawer>
  );
}

/** Opens the search on a page whose address ends in `#search`, as from the shortcut of the installed shop. */
function useOpenByAddress(): void {
  const openDrawer = useSetAtom(openDrawerAtom);
  useEffect(() => {
    if (window.location.hash === '#search') openDrawer({ type: 'opened', name: 'search' });
  }, [openDrawer]);
}

/** Moves between the options with the arrow keys, the field itself included. Enter follows the active option. */
function moveInOptions(
  event: KeyboardEvent,
  results: HTMLElement | null,
  active: string | undefined,
  setActive: (id: string | undefined) => void,
): void {
  const all = [...(results?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const at = all.findIndex(({ id }) => id === active);
  if (event.key === 'Enter' && at !== -1) {
    event.preventDefault();
    all[at]?.click();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || all.length === 0) return;
  event.preventDefault();
  const places = all.length + 1;
  const next = all[((at + 1 + step + places) % places) - 1];
  setActive(next?.id);
  next?.scrollIntoView({ block: 'nearest' });
}
