const transitionName = 'product-picture';

/**
 * Names `picture` for the next view transition, in which it becomes the gallery of the next page.
 * Removes the name from other pictures (the gallery of this page): a duplicate name would cancel the transition.
 * Does nothing without a picture; visible only if the app navigates in a view transition.
 */
export function shareElement(picture: Element | null | undefined): void {
  if (!(picture instanceof HTMLElement)) return;
  for (const carryingElement of document.querySelectorAll<HTMLElement>('[data-carries-picture]')) {
    carryingElement.style.setProperty('view-transition-name', 'none');
  }
  picture.dataset['carriesPicture'] = '';
  picture.style.setProperty('view-transition-name', transitionName);
}
