// Maximum lengths of texts that people write, for forms and schemas.

/** Maximum length of an email address. Source: CO-66. */
export const maxEmailLength = 254;

/** Maximum length of an order number. Source: CO-66. */
export const maxOrderNumberLength = 40;

/** Maximum length of a review title. Source: CO-66. */
export const maxReviewTitleLength = 100;

/** Maximum length of a review text. Source: CO-66. */
export const maxReviewLength = 4000;

/** Maximum length of the name under a review. Source: CO-66. */
export const maxNicknameLength = 100;

/** Maximum length of the text that lists the withdrawn items. Source: CO-66. */
export const maxItemsTextLength = 1000;

/** Maximum length of a password. Source: CO-66. */
export const maxPasswordLength = 128;

/** Maximum length of a first or last name. Source: CO-66. */
export const maxPersonNameLength = 100;

/** Maximum length of a company name. Source: CO-66. */
export const maxCompanyLength = 200;

/** Maximum length of a tax number. Source: CO-66. */
export const maxTaxNumberLength = 30;

/** Maximum length of a postcode of any country. Source: CO-66. */
export const maxPostcodeLength = 20;

/** Maximum length of a town name. Source: CO-66. */
export const maxTownLength = 100;

/** Maximum length of one street line: street with number, or floor and door. Source: CO-66. */
export const maxStreetLineLength = 200;

/** Maximum length of the note for the courier. Source: CO-66. */
export const maxCommentLength = 500;

/** Maximum length of a phone number as typed. Source: CO-66. */
export const maxTelephoneLength = 40;

/** Maximum length of the subject of a message to the shop. Source: CO-66. */
export const maxMessageSubjectLength = 200;

/** Maximum length of a message to the shop, including the sender's details. Source: CO-66. */
export const maxMessageLength = 4000;

/** Maximum length of the name under a withdrawal. Source: CO-66. */
export const maxSignatureLength = 200;
