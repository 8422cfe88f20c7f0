/** Lifetime of the password reset link, in minutes. Source: CO-58. */
export const passwordLinkMinutes = 10;

/** Lifetime of the link that confirms a new email address, in minutes. Source: CO-58. */
export const emailLinkMinutes = 60;

/** Lifetime of the newsletter confirmation link, in days. Source: CO-58. */
export const newsletterLinkDays = 7;

/** Days after which an unconfirmed newsletter request is deleted. Source: CO-58. */
export const newsletterWishDays = 30;

/** Lifetime of the order link in an email, in days. Source: CO-58. */
export const orderLinkDays = 180;

/** Lifetime of a code that opens an order, in minutes. Source: CO-58. */
export const orderCodeMinutes = 15;
