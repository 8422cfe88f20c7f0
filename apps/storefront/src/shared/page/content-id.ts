/** Id of the element that contains the screen. */
export const contentId = 'content';
/** Id of the link list at the end of every page: the menu before scripts are loaded. */
export const everywhereId = 'everywhere';
