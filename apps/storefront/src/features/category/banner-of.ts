import type { PromotedOffers } from '@shop/contract';

/** Returns the first banner of the shop that links to this page. */
export function bannerOf(
  offers: PromotedOffers | undefined,
  path: string,
): PromotedOffers['mainBanners'][number] | undefined {
  if (offers === undefined) return undefined;
  const { mainBanners, productBanners, smallBanners } = offers;
  return [...mainBanners, ...productBanners, ...smallBanners].find(({ link }) => link === path);
}
