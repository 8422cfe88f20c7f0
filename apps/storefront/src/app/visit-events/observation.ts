import type { EventStream } from '@shop/analytics';
import type { Currency } from '@shop/money';

/** Dependencies of an observer of articles that all tabs of the shop share. */
export interface ArticleObservation {
  readonly send: EventStream['send'];
  readonly currency: Currency;
  /** Returns true if the page is visible. Otherwise another tab with the same articles reports the change. */
  readonly isVisible: () => boolean;
}
