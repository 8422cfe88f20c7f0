import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductName } from '@shop/catalog-client';
import { categoryPath } from '@shop/url-resolver';
import { LineListSkeleton, ProductLine, Stack, Text, TextLink, VisuallyHidden } from '@shop/ui';
import type { ReactElement, ReactNode } from 'react';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { suggestionsQuery } from '../../queries/listings/suggestions.ts';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { noteOpenedSearch } from '../../shop/analytics/opened-searches.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { cardPath } from '../../shared/product-card/card-path.ts';
import { usePriceText } from '../../shared/product-card/use-price-text.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { categoriesNamed } from './categories-named.ts';
import { optionProps, type SteeredList } from './option-props.ts';

/** Shows suggestions for the typed text: queries, categories, products. */
export function SearchSuggestions({
  searchText,
  hrefOf,
  isOpen,
  list,
  onFollow,
}: {
  readonly searchText: string;
  /** Returns the address of all results of a text. */
  readonly hrefOf: (text: string) => string;
  readonly isOpen: boolean;
  readonly list: SteeredList;
  /** Called with the text when a suggestion was followed. */
  readonly onFollow: (text: string) => void;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const now = useRequestedAt();
  const tree = useCategoryTree();
  const { data, isError } = useQuery({
    ...suggestionsQuery(shop, now, searchText),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  if (isError) return <Text tone="muted">{t`The shop cannot be reached`}</Text>;
  if (data === undefined) return <LineListSkeleton label={t`Loading`} count={4} />;
  const categories = categoriesNamed(tree, searchText);
  const { total } = data;
  const follow = () => onFollow(searchText);
  /** The results page is not counted here: it counts itself. */
  const openPage = () => {
    noteOpenedSearch(searchText);
    follow();
  };
  return (
    <Stack gap={5}>
      {/* For screen readers only: it takes no space in the column. */}
      <VisuallyHidden>
        <output>{total === 0 ? t`No results` : t`${total} products`}</output>
      </VisuallyHidden>
      {data.isOffline && <SearchedOnDevice isEmpty={data.items.length === 0} />}
      {total === 0 && !data.isOffline && <NoResults />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is steered by a field outside it */}
      <div id={list.id} role="listbox" aria-label={t`Suggestions`}>
        <Stack gap={5}>
          {data.suggestions.length > 0 && (
            <SuggestionGroup label={t`Searches`} gap={0}>
              {data.suggestions.map((text, index) => (
                <TextLink
                  key={text}
                  href={hrefOf(text)}
                  onClick={() => onFollow(text)}
                  {...optionProps(list, `s${index}`)}
                >
                  {text}
                </TextLink>
              ))}
            </SuggestionGroup>
          )}
          {categories.length > 0 && (
            <SuggestionGroup label={t`Categories`} gap={0}>
              {categories.map((category) => (
                <TextLink
                  key={category.id}
                  href={categoryPath(
                    { url_path: category.urlPath, slug: category.slug },
                    shop.linkRules,
                  )}
                  onClick={openPage}
                  {...optionProps(list, `c${category.id}`)}
                >
                  {category.name}
                </TextLink>
              ))}
            </SuggestionGroup>
          )}
          {data.items.length > 0 && (
            <SuggestedProducts
              products={data.items}
              total={data.isOffline ? data.items.length : total}
              list={list}
              onFollow={openPage}
            />
          )}
          {total > data.items.length + data.otherNames.length && (
            <TextLink href={hrefOf(searchText)} onClick={follow} {...optionProps(list, 'all')}>
              {t`All results`}
            </TextLink>
          )}
          {data.otherNames.length > 0 && (
            <UnopenedProducts names={data.otherNames} list={list} onFollow={follow} />
          )}
        </Stack>
      </div>
    </Stack>
  );
}

/** Lists products of which only the name is stored on this device. */
function UnopenedProducts({
  names,
  list,
  onFollow,
}: {
  readonly names: readonly ProductName[];
  readonly list: SteeredList;
  readonly onFollow: () => void;
}) {
  const { t } = useLingui();
  return (
    <SuggestionGroup
      label={t`More products in the shop`}
      note={t`Not opened on this device yet. They open with a network.`}
      gap={0}
    >
      {names.map(({ sku, name, path }) => (
        <TextLink key={sku} href={path} onClick={onFollow} {...optionProps(list, `n${sku}`)}>
          {name}
        </TextLink>
      ))}
    </SuggestionGroup>
  );
}

function SuggestedProducts({
  products,
  total,
  list,
  onFollow,
}: {
  readonly products: readonly CardProduct[];
  readonly total: number;
  readonly list: SteeredList;
  readonly onFollow: () => void;
}) {
  const { t } = useLingui();
  const { linkRules } = useShop();
  const priceText = usePriceText();
  return (
    <SuggestionGroup label={t`Products`} note={total} gap={1}>
      {products.map((product, index) => {
        const { id, 'aria-selected': selected } = optionProps(list, `p${index}`);
        return (
          <ProductLine
            key={product.sku}
            href={cardPath(product, linkRules)}
            name={product.name}
            note={product.material ?? undefined}
            picture={pictureSource(product.image, 'thumb', '')}
            price={priceText(product)}
            onFollow={onFollow}
            option={{ id, selected }}
          />
        );
      })}
    </SuggestionGroup>
  );
}

/** Shows that the search ran without a network. */
function SearchedOnDevice({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useLingui();
  return (
    <Text>
      {isEmpty
        ? t`You are offline. No product seen on this device matches; with a network the whole shop is searched.`
        : t`You are offline. Only what is stored on this device was searched.`}
    </Text>
  );
}

function NoResults() {
  const { t } = useLingui();
  return (
    <div>
      <span aria-hidden>
        <Text as="span" size="small" tone="muted">{t`No results`}</Text>
      </span>
      <Text>{t`Try another word or check spelling`}</Text>
    </div>
  );
}

function SuggestionGroup({
  label,
  note,
  gap,
  children,
}: {
  label: string;
  /** Number of all results, or a sentence, shown next to the title. */
  note?: number | string;
  gap: 0 | 1;
  children: ReactElement | readonly ReactElement[];
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a listbox, which has no tag of its own
    <div role="group" aria-label={typeof note === 'string' ? `${label}. ${note}` : label}>
      <Stack gap={gap}>
        <GroupTitle note={note}>{label}</GroupTitle>
        {children}
      </Stack>
    </div>
  );
}

/** Visible title of a group. Its accessible name has the same text. */
function GroupTitle({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <span aria-hidden>
      <Text as="span" size="small" strong>
        {children}
      </Text>{' '}
      <Text as="span" size="small" tone="muted">
        {note}
      </Text>
    </span>
  );
}
