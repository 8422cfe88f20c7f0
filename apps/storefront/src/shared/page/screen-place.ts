import type { CampaignPhase } from '@shop/content';
import type { Query, RouteTarget } from '@shop/url-resolver';
import type { PageData } from './page-data.ts';

/** Data that a screen starts with: the target of the address, and the fields of the head. */
export type ScreenData = PageData & {
  readonly kind: 'screen';
  readonly target: RouteTarget;
  /** Phase of a campaign. */
  readonly phase?: CampaignPhase;
};

/**
 * Address of a screen of the catch-all route and its loaded data. Unlike the location of the router, it does not change
 * while the screen is hidden. It is a prop: a context that changes above parts that are not hydrated makes React render
 * them again.
 */
export interface ScreenPlace {
  readonly loaded: ScreenData;
  readonly query: Query;
  /** Without the prefix of the store view. */
  readonly path: string;
  /** Query of the requested address, also while its page is loading. */
  readonly askedQuery: string;
}

export interface ScreenProps {
  readonly place: ScreenPlace;
}
