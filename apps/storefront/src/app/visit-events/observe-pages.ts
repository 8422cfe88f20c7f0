import {
  analyticsItem,
  itemSum,
  plainPath,
  type AnalyticsItem,
  type EventStream,
  type ItemList,
} from '@shop/analytics';
import { categoryOfProduct, type CategoryTarget, type Query } from '@shop/url-resolver';
import { categoryTreeQuery, trailCategories } from '../../queries/category-tree.ts';
import { cardFields } from '../../queries/products/card-fields.ts';
import { productQuery } from '../../queries/products/product.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { cartSum } from './cart-articles.ts';
import {
  articleOfCard,
  categoryLists,
  categoryNames,
  homeLists,
  type PageAnswers,
  type PageList,
} from './page-lists.ts';

/** Page that the router shows. */
export interface ShownPage {
  /** Path and query; they identify a page. */
  readonly address: string;
  readonly path: string;
  readonly routeId: string | undefined;
  readonly query: Query;
  /** Entity of the catalog at the address. */
  readonly target?:
    | CategoryTarget
    | { readonly kind: 'product'; readonly parentSku: string }
    | { readonly kind: 'other' }
    | undefined;
}

export interface PageObservation extends PageAnswers {
  readonly send: EventStream['send'];
  /** Undefined while the page is loading. */
  readonly shownPage: () => ShownPage | undefined;
  readonly shopper: () => Pick<ShopperSession, 'cart'> | undefined;
}

/** Home page and its aliases. */
const homeRoutes: ReadonlySet<string | undefined> = new Set(['/', '/home', '/pwa.html']);

/** Events of the shown page. */
interface PageView {
  readonly page: ShownPage;
  /** Items of its lists that were reported, with their list, by sku of the parent product. */
  readonly items: Map<string, ItemList>;
  readonly reported: Set<string>;
}

/**
 * Creates the function that reports the shown page, its lists, product, search and cart, each once. Call it after each
 * navigation and each response: a later call reports data that is not loaded yet.
 */
export function createPageReport(observation: PageObservation): () => void {
  const { send, shownPage } = observation;
  let view: PageView | undefined;
  /** Items of the previous page: an opened product was selected there. */
  let formerItems: ReadonlyMap<string, ItemList> = new Map();
  return () => {
    const page = shownPage();
    if (page === undefined) return;
    if (view?.page.address !== page.address) {
      const isOtherPath = view?.page.path !== page.path;
      formerItems = view?.items ?? new Map();
      view = { page, items: new Map(), reported: new Set() };
      if (isOtherPath) send({ name: 'page_view', parameters: { page_path: plainPath(page.path) } });
    }
    reportSearch(observation, view);
    reportLists(observation, view);
    reportProduct(observation, view, formerItems);
    reportCart(observation, view);
  };
}

/** Calls `report` once per page. It returns false if there is nothing to report yet. */
function once({ reported }: PageView, name: string, report: () => boolean): void {
  if (!reported.has(name) && report()) reported.add(name);
}

function reportSearch({ send }: PageObservation, view: PageView): void {
  const { target, query } = view.page;
  const { search } = query;
  if (target?.kind !== 'category' || typeof search !== 'string' || search.trim() === '') return;
  once(view, 'search', () => {
    send({ name: 'search', parameters: { search_term: search } });
    return true;
  });
}

function reportLists(observation: PageObservation, view: PageView): void {
  const { target, query, routeId } = view.page;
  if (homeRoutes.has(routeId)) {
    for (const list of homeLists(observation)) reportList(observation, view, list);
  }
  if (target?.kind === 'category') {
    for (const list of categoryLists(observation, target, query)) {
      reportList(observation, view, list);
    }
  }
}

/** Reports the articles of a list that were not reported yet. */
function reportList(
  { send }: PageObservation,
  view: PageView,
  { id, name, articles }: PageList,
): void {
  const list = { item_list_id: id, ...(name !== undefined && { item_list_name: name }) };
  const items = articles.flatMap((article, index): AnalyticsItem[] => {
    const key = `${id} ${article.sku}`;
    if (view.reported.has(key)) return [];
    view.reported.add(key);
    const item = analyticsItem({ ...article, index, listId: id, listName: name });
    if (!view.items.has(article.sku)) view.items.set(article.sku, { ...list, items: [item] });
    return [item];
  });
  if (items.length > 0) send({ name: 'view_item_list', parameters: { ...list, items } });
}

function reportProduct(
  observation: PageObservation,
  view: PageView,
  formerItems: ReadonlyMap<string, ItemList>,
): void {
  const { target } = view.page;
  if (target?.kind !== 'product') return;
  const { shop, queryClient, send, now } = observation;
  once(view, 'product', () => {
    const loaded = queryClient.getQueryData(productQuery(shop, target.parentSku).queryKey);
    const tree = queryClient.getQueryData(categoryTreeQuery(shop).queryKey);
    if (loaded === undefined || tree === undefined) return false;
    const { product } = loaded;
    const skus = [product.sku, ...(product.configurable_children ?? []).map(({ sku }) => sku)];
    const selected = skus.map((sku) => formerItems.get(sku)).find((list) => list !== undefined);
    if (selected !== undefined) send({ name: 'select_item', parameters: selected });
    const { rootId } = shop.config.categories;
    const category = categoryOfProduct(product, trailCategories(tree), rootId);
    const article = {
      ...articleOfCard(cardFields(shop.view, now)(product), shop.view.currency),
      categories: categoryNames(observation, category?.id),
    };
    send({ name: 'view_item', parameters: itemSum([article], shop.view.currency) });
    return true;
  });
}

function reportCart({ send, shopper, shop }: PageObservation, view: PageView): void {
  if (view.page.routeId !== '/cart') return;
  once(view, 'cart', () => {
    const items = shopper()?.cart.state.get().items ?? [];
    if (items.length === 0) return false;
    send({ name: 'view_cart', parameters: cartSum(items, shop.view.currency) });
    return true;
  });
}
