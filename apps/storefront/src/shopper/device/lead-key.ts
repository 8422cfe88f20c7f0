/** Key of the lead in the local storage: the tab that sends, and when it renewed that. */
export const leadKey = 'sending-tab';
