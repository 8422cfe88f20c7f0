/** Minutes for which the link to a new password works. Source: CO-58. */
export const passwordLinkMinutes = 10;

/** Minutes for which the link to a new email address works. Source: CO-58. */
export const emailLinkMinutes = 60;

/** Days for which a link confirms the newsletter. Source: CO-58. */
export const newsletterLinkDays = 7;

/** Days after which an unconfirmed newsletter request is deleted. Source: CO-58. */
export const newsletterWishDays = 30;

/** Days for which the link of an email opens its order. Source: CO-58. */
export const orderLinkDays = 180;

/** Minutes for which a code opens an order. Source: CO-58. */
export const orderCodeMinutes = 15;
