import { campaignPhase, inlineParts, pageBlock } from '@shop/content';
import * as v from 'valibot';

const campaign = { from: '2026-03-01', to: '2026-03-15' };
export const phase = campaignPhase(campaign, '2026-03-16'); // "ended"

const block = v.parse(pageBlock, { type: 'sticker', text: 'Új kollekció' });
export const kind = block.type; // "sticker"

export const parts = inlineParts('**Ingyenes** szállítás').map((part) => part.kind); // ["strong","words"]
