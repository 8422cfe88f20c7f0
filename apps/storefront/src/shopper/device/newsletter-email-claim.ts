/** The claim that holds the address which was last given to the newsletter on this device. */
export const newsletterEmailClaim = 'newsletter-email';
