import { campaignPhase, type CampaignPhase, type PageBlock } from '@shop/content';
import { budapestDate } from '@shop/calendar';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { PageTarget } from '@shop/url-resolver';
import { categoryTreeQuery } from '../../queries/category-tree.ts';
import { colorsQuery } from '../../queries/colors.ts';
import { contentPageQuery } from '../../queries/content/content-page.ts';
import { blockProductsQuery, namedProductsQuery } from '../../queries/content/content-products.ts';
import { instalmentQuery } from '../../queries/products/instalment.ts';
import { storesQuery } from '../../queries/content/stores.ts';
import type { RouteContext } from '../../shop/route-context.ts';
import type { PageData } from '../../shared/page/page-data.ts';
import { plainDescription } from '../../shared/page/plain-description.ts';
import { breadcrumbData } from '../../shared/breadcrumbs/breadcrumb-data.ts';
import { faqData } from './faq-data.ts';

/** Head data of a content page, and the phase of its campaign. */
export type ContentPageData = PageData & { readonly phase: CampaignPhase };

interface EndedElsewhere {
  readonly kind: 'redirect';
  readonly to: string;
  readonly isTemporary: true;
}

/**
 * Fetches a content page with the data of its blocks; `undefined` if it does not exist or is not published yet. Errors
 * of block data are ignored: the page is rendered without them.
 */
export async function loadContentPage(
  context: RouteContext,
  target: PageTarget,
  path: string,
): Promise<ContentPageData | EndedElsewhere | undefined> {
  const { shop, queryClient, requestedAt } = context;
  const content = await queryClient.ensureQueryData(contentPageQuery(shop, target.id));
  if (content?.kind !== 'blocks') return undefined;
  const { page } = content;
  const phase = campaignPhase(page, budapestDate(unsafeBrand<EpochMs>(requestedAt)));
  if (phase === 'upcoming') return undefined;
  if (phase === 'ended' && page.afterEnd !== undefined && 'redirect' in page.afterEnd) {
    return { kind: 'redirect', to: page.afterEnd.redirect, isTemporary: true };
  }
  const blocks = phase === 'ended' ? [] : page.blocks;
  await Promise.all(blocks.map((block) => fetchBlock(context, block).catch(() => undefined)));
  return {
    title: page.title,
    description: page.description,
    canonical: path,
    shareImage: `/img/share/page/${encodeURIComponent(page.uid)}.jpg`,
    // Search engines drop an ended page; its address still links to current ones.
    ...((!page.isListed || phase === 'ended') && { isIndexed: false }),
    layout: page.layout,
    structured: [
      // A page that begins with a hero image shows no breadcrumbs.
      ...(blocks.some(({ type }) => type === 'hero')
        ? []
        : breadcrumbData(context, [{ name: page.title, path }])),
      ...faqData(blocks),
    ],
    phase,
  };
}

/** Fetches a page of the shop's own CMS; `undefined` if there is none. */
export async function loadCmsPage(
  context: RouteContext,
  target: PageTarget,
  path: string,
): Promise<ContentPageData | undefined> {
  const { shop, queryClient } = context;
  const content = await queryClient.ensureQueryData(contentPageQuery(shop, target.id));
  if (content?.kind !== 'html') return undefined;
  return {
    title: content.title,
    description: plainDescription(content.html),
    canonical: path,
    structured: breadcrumbData(context, [{ name: content.title, path }]),
    phase: 'running',
  };
}

async function fetchBlock(
  { shop, queryClient, requestedAt }: RouteContext,
  block: PageBlock,
): Promise<unknown> {
  switch (block.type) {
    case 'products': {
      const tree = await queryClient.ensureQueryData(categoryTreeQuery(shop));
      return Promise.all([
        queryClient.ensureQueryData(blockProductsQuery(shop, requestedAt, block, tree)),
        queryClient.ensureQueryData(colorsQuery(shop)),
      ]);
    }
    case 'room':
      return queryClient.ensureQueryData(
        namedProductsQuery(
          shop,
          requestedAt,
          block.spots.map(({ sku }) => sku),
        ),
      );
    case 'instalment':
      return queryClient.ensureQueryData(instalmentQuery(shop, block.price, block.months));
    case 'stores':
      return queryClient.ensureQueryData(storesQuery(shop));
    case 'text':
    case 'hero':
    case 'picture':
    case 'banner':
    case 'sticker':
    case 'newsletter':
    case 'faq':
    case 'links':
    case 'contact':
      return undefined;
  }
}
