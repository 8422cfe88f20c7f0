export { campaignPhase } from './campaign-phase.ts';
export type { CampaignPhase } from './campaign-phase.ts';
export { inlineParts } from './inline-text.ts';
export type { InlinePart } from './inline-text.ts';
export { pageBlock, textPart } from './page-blocks.ts';
export type { PageBlock, TextPart } from './page-blocks.ts';
export { feedPost, pageContent, storeContent } from './page-content.ts';
export type { FeedPostContent, PageContent, StoreContent } from './page-content.ts';
