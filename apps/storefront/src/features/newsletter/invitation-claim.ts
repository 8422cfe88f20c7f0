/** Claim that this device has shown the invitation to the newsletter, or that its shopper has subscribed. */
export const invitationClaim = 'newsletter-invitation';
