import { campaignPhase, inlineParts } from '@shop/content';

const campaign = { from: '2026-03-01', to: '2026-03-15' };
export const phase = campaignPhase(campaign, '2026-03-16'); // "ended"

export const parts = inlineParts('**Ingyenes** szállítás').map((part) => part.kind); // ["strong","words"]
