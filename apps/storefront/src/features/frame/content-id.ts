/** The id of the element that holds the screen. */
export const contentId = 'content';
