import type { PromotedOffers } from '@shop/contract';

/** The first banner of the shop that leads to this very place: it is the place's own face. */
export function bannerOf(
  offers: PromotedOffers | undefined,
  path: string,
): PromotedOffers['mainBanners'][number] | undefined {
  if (offers === undefined) return undefined;
  const { mainBanners, productBanners, smallBanners } = offers;
  return [...mainBanners, ...productBanners, ...smallBanners].find(({ link }) => link === path);
}
