/** Where this browser remembers that somebody was invited or has subscribed. */
const rememberedKey = 'newsletter-popup';

/** A browser that keeps nothing is not asked at all: it would be asked again and again. */
export function isPopupRemembered(): boolean {
  try {
    return window.localStorage.getItem(rememberedKey) !== null;
  } catch {
    return true;
  }
}

export function rememberPopup(): void {
  try {
    window.localStorage.setItem(rememberedKey, 'seen');
  } catch {
    // Storage that is full asks once more another day.
  }
}
