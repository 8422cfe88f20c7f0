/** The claim that somebody was invited to the newsletter on this device, or has subscribed. */
export const invitationClaim = 'newsletter-invitation';
