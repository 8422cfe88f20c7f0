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

/** Of a password. Source: CO-66. */
export const longestPassword = 128;

/** Of a first or last name. Source: CO-66. */
export const longestPersonName = 100;

/** Of the name of a company. Source: CO-66. */
export const longestCompany = 200;

/** Of a tax number. Source: CO-66. */
export const longestTaxNumber = 30;

/** Of a postcode, of any country. Source: CO-66. */
export const longestPostcode = 20;

/** Of the name of a town. Source: CO-66. */
export const longestTown = 100;

/** Of one line of a street: with its number, or floor and door. Source: CO-66. */
export const longestStreetLine = 200;

/** Of the line for the courier. Source: CO-66. */
export const longestComment = 500;

/** Of a phone number, as it is typed. Source: CO-66. */
export const longestTelephone = 40;

/** Of the subject of a message to the shop. Source: CO-66. */
export const longestMessageSubject = 200;

/** Of a message to the shop, with what it says of who writes. Source: CO-66. */
export const longestMessage = 4000;

/** Of the name under a withdrawal. Source: CO-66. */
export const longestSignature = 200;
