import { routePolicyOf } from '@shop/url-resolver';

/** Facts that decide whether the newsletter popup opens. */
export interface PopupMoment {
  /** Pages opened in this visit, with the current one. */
  readonly pages: number;
  /** Path without the query. */
  readonly path: string;
  /** True if the invitation was shown before, or the shopper subscribed. */
  readonly isRemembered: boolean;
  /** True if the cookie question was answered. Two questions are never shown at the same time. */
  readonly hasChosenConsent: boolean;
  /** True if a form field has the focus; on a phone its keyboard is then open. */
  readonly isTyping: boolean;
  /** True if a dialog or drawer covers the page. */
  readonly isCovered: boolean;
  readonly isOnline: boolean;
}

/** Pages viewed before the first invitation. */
const pagesBefore = 3;

/** Returns true if the invitation may be shown now. */
export function isMomentForPopup(moment: PopupMoment): boolean {
  return (
    moment.pages >= pagesBefore &&
    (routePolicyOf(moment.path)?.interruptedBy ?? 'anything') === 'anything' &&
    !moment.isRemembered &&
    moment.hasChosenConsent &&
    !moment.isTyping &&
    !moment.isCovered &&
    moment.isOnline
  );
}
