import type { PageContent } from './page-content.ts';

/** How a campaign stands on a day. Source: CO-50. */
export type CampaignPhase = 'upcoming' | 'running' | 'ended';

/**
 * Whether a page with days is on. `today`: the day in the shop's time zone, `2026-03-05`.
 *
 * Bounds: both days belong to the campaign; a missing one is open. Source: CO-50.
 */
export function campaignPhase(
  { from, to }: Pick<PageContent, 'from' | 'to'>,
  today: string,
): CampaignPhase {
  if (from !== undefined && today < from) return 'upcoming';
  if (to !== undefined && today > to) return 'ended';
  return 'running';
}
