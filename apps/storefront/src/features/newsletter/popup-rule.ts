import { routePolicyOf } from '@shop/url-resolver';

/** Facts that decide whether the newsletter popup opens. */
export interface PopupMoment {
  /** Pages opened since the shop was entered, this one included. */
  readonly pages: number;
  /** Without its query. */
  readonly path: string;
  /** Invited before, or subscribed. */
  readonly isRemembered: boolean;
  /** The question about cookies has been answered: two questions at once are one too many. */
  readonly hasChosenConsent: boolean;
  /** A form field has the focus, and with it a phone's keyboard. */
  readonly isTyping: boolean;
  /** Something else lies over the page. */
  readonly isCovered: boolean;
  readonly isOnline: boolean;
}

/** Pages viewed before the first invitation. */
const pagesBefore = 3;

/** Whether now is a calm moment for the one invitation there is. */
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
