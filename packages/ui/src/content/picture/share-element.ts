const transitionName = 'product-picture';

/**
 * Names `picture` for the view transition that follows, so that it becomes the next page's gallery.
 * Pictures that carry the name already (this page's own gallery) lose it: two would cancel the transition.
 * Does nothing where there is nothing to carry; shows only where the app navigates in a view transition.
 */
export function shareElement(picture: Element | null | undefined): void {
  if (!(picture instanceof HTMLElement)) return;
  for (const carryingElement of document.querySelectorAll<HTMLElement>('[data-carries-picture]')) {
    carryingElement.style.setProperty('view-transition-name', 'none');
  }
  picture.dataset['carriesPicture'] = '';
  picture.style.setProperty('view-transition-name', transitionName);
}
