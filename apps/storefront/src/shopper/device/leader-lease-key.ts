/** Key of the lease in the local storage: the tab that sends, and the time of its last renewal. */
export const leaderLeaseKey = 'sending-tab';
