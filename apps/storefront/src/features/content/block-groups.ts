import type { PageBlock } from '@shop/content';

export type BannerBlock = Extract<PageBlock, { readonly type: 'banner' }>;
export type TextBlock = Extract<PageBlock, { readonly type: 'text' }>;

/** Groups blocks for the page: texts of one layout are joined, banners are placed side by side. */
export type BlockGroup =
  | { readonly type: 'banners'; readonly banners: readonly BannerBlock[] }
  | { readonly type: 'texts'; readonly texts: readonly TextBlock[] }
  | Exclude<PageBlock, BannerBlock | TextBlock>;

export function groupBlocks(blocks: readonly PageBlock[]): readonly BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.type === 'banner') {
      const banners = last?.type === 'banners' ? last.banners : [];
      if (banners.length > 0) groups.pop();
      groups.push({ type: 'banners', banners: [...banners, block] });
    } else if (block.type === 'text') {
      const isSame = last?.type === 'texts' && last.texts[0]?.layout === block.layout;
      const texts = isSame ? last.texts : [];
      if (texts.length > 0) groups.pop();
      groups.push({ type: 'texts', texts: [...texts, block] });
    } else {
      groups.push(block);
    }
  }
  return groups;
}
