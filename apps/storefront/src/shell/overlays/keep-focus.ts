import { contentId } from '../../shared/page/content-id.ts';

/**
 * Moves the focus when the focused element was removed by its own press, such as a submitted form or a removed line.
 * The focus goes to the same control if it was rendered again, else to the nearest ancestor with content, else to the
 * content of the page. Otherwise the body would get the focus, and a screen reader would announce nothing.
 *
 * Bounds: a hidden element in the document counts as present. Returns a function that stops it.
 */
export function keepFocus(page: Document): () => void {
  /** Lists the focused element and its ancestors, innermost first; empty without focus. */
  let focusPath: readonly Element[] = [];
  /** Focus path at the opening of each dialog. */
  const openers = new WeakMap<Element, readonly Element[]>();

  function note({ target }: Event): void {
    const to = target as Element;
    const dialog = to.closest('dialog');
    if (dialog !== null && !focusPath.includes(dialog)) openers.set(dialog, focusPath);
    focusPath = pathTo(to);
  }

  /**
   * A press outside all elements clears the focus on purpose. While the focus moves, no element has it for a moment.
   */
  function forget(): void {
    setTimeout(() => {
      if (isNowhere(page) && focusPath[0]?.isConnected === true) focusPath = [];
    });
  }

  function inherit(): void {
    const [lostElement, ...around] = focusPath;
    if (lostElement === undefined || lostElement.isConnected || !isNowhere(page)) return;
    focusHeir(page, lostElement, around);
  }

  function returnFrom({ target }: Event): void {
    const dialog = target as Element;
    const [opener, ...around] = openers.get(dialog) ?? [];
    // The focused element of a closed dialog loses the focus a moment later.
    const isAway = isNowhere(page) || dialog.contains(page.activeElement);
    if (opener === undefined || opener.isConnected || !isAway) return;
    focusHeir(page, opener, around);
  }

  const changes = new MutationObserver(inherit);
  changes.observe(page.body, { childList: true, subtree: true });
  // Capture phase: React stops the event in parts that are not hydrated.
  page.addEventListener('focusin', note, true);
  page.addEventListener('focusout', forget);
  // Capture phase: the event does not bubble.
  page.addEventListener('close', returnFrom, true);
  return () => {
    changes.disconnect();
    page.removeEventListener('focusin', note, true);
    page.removeEventListener('focusout', forget);
    page.removeEventListener('close', returnFrom, true);
  };
}

const isNowhere = ({ activeElement, body }: Document) =>
  activeElement === null || activeElement === body;

function pathTo(element: Element): readonly Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
}

function focusHeir(page: Document, lostElement: Element, around: readonly Element[]): void {
  const content = page.querySelector(`#${contentId}`);
  const remainingAncestor = around.find(
    (element) => element.isConnected && holdsSomething(element),
  );
  const place =
    remainingAncestor === undefined || remainingAncestor.contains(content)
      ? content
      : remainingAncestor;
  if (place === null) return;
  const again = [...place.querySelectorAll<HTMLElement>(lostElement.localName)];
  const heir = again.find((candidate) => isLike(candidate, lostElement)) ?? (place as HTMLElement);
  if (!heir.matches('a, button, input, select, textarea, [tabindex]')) {
    heir.tabIndex = -1;
    heir.addEventListener('blur', () => heir.removeAttribute('tabindex'), { once: true });
  }
  heir.focus({ preventScroll: true });
}

function holdsSomething(element: Element): boolean {
  const isClosed = element.closest('dialog:not([open])') !== null;
  return !isClosed && element.textContent.trim() !== '';
}

const isLike = (first: Element, second: Element) =>
  ['name', 'aria-label', 'href'].every(
    (name) => first.getAttribute(name) === second.getAttribute(name),
  ) && first.textContent === second.textContent;
