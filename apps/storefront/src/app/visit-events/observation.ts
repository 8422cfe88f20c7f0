import type { EventStream } from '@shop/analytics';
import type { Currency } from '@shop/money';

/** Dependencies of an observer of articles that all tabs of the shop share. */
export interface ArticleObservation {
  readonly send: EventStream['send'];
  readonly currency: Currency;
  /** Returns true if the page is visible. Another tab with the same articles then reports the change. */
  readonly isVisible: () => boolean;
}
