/** The id of the element that holds the screen. */
export const contentId = 'content';
/** The id of the list at the foot of every page of where one can go: the menu before the scripts have come. */
export const everywhereId = 'everywhere';
