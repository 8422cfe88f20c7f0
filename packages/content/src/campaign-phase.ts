import type { PageContent } from './page-content.ts';

/** Phase of a campaign on a given day. Source: CN-4. */
export type CampaignPhase = 'upcoming' | 'running' | 'ended';

/**
 * Returns the phase of a campaign. `today`: the day in the shop's time zone, `2026-03-05`.
 *
 * Bounds: both days belong to the campaign; a missing one is open. Source: CN-4.
 */
export function campaignPhase(
  { from, to }: Pick<PageContent, 'from' | 'to'>,
  today: string,
): CampaignPhase {
  if (from !== undefined && today < from) return 'upcoming';
  if (to !== undefined && today > to) return 'ended';
  return 'running';
}
