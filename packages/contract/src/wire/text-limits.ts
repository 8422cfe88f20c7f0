// The most characters of what people write, as forms and schemas know it.

/** Of an e-mail address. Source: CO-66. */
export const maxEmailLength = 254;

/** Of an order's number. Source: CO-66. */
export const maxOrderNumberLength = 40;

/** Of the title of a review. Source: CO-66. */
export const maxReviewTitleLength = 100;

/** Of the text of a review. Source: CO-66. */
export const maxReviewLength = 4000;

/** Of the name a review is signed with. Source: CO-66. */
export const maxNicknameLength = 100;

/** Of the words for what is withdrawn from. Source: CO-66. */
export const maxItemsTextLength = 1000;

/** Of a password. Source: CO-66. */
export const maxPasswordLength = 128;

/** Of a first or last name. Source: CO-66. */
export const maxPersonNameLength = 100;

/** Of the name of a company. Source: CO-66. */
export const maxCompanyLength = 200;

/** Of a tax number. Source: CO-66. */
export const maxTaxNumberLength = 30;

/** Of a postcode, of any country. Source: CO-66. */
export const maxPostcodeLength = 20;

/** Of the name of a town. Source: CO-66. */
export const maxTownLength = 100;

/** Of one line of a street: with its number, or floor and door. Source: CO-66. */
export const maxStreetLineLength = 200;

/** Of the line for the courier. Source: CO-66. */
export const maxCommentLength = 500;

/** Of a phone number, as it is typed. Source: CO-66. */
export const maxTelephoneLength = 40;

/** Of the subject of a message to the shop. Source: CO-66. */
export const maxMessageSubjectLength = 200;

/** Of a message to the shop, with what it says of who writes. Source: CO-66. */
export const maxMessageLength = 4000;

/** Of the name under a withdrawal. Source: CO-66. */
export const maxSignatureLength = 200;
