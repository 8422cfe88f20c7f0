// The most characters of what people write, as forms and schemas know it.

/** Of an e-mail address. Source: CO-66. */
export const longestEmail = 254;

/** Of an order's number. Source: CO-66. */
export const longestOrderNumber = 40;

/** Of the title of a review. Source: CO-66. */
export const longestReviewTitle = 100;

/** Of the text of a review. Source: CO-66. */
export const longestReview = 4000;

/** Of the name a review is signed with. Source: CO-66. */
export const longestNickname = 100;

/** Of the words for what is withdrawn from. Source: CO-66. */
export const longestItemsText = 1000;
