/** Claim with the last email address that was entered for the newsletter on this device. */
export const newsletterEmailClaim = 'newsletter-email';
