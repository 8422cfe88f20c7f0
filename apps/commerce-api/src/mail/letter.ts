/** A letter to one person, in two forms that say the same. */
export interface Letter {
  readonly to: string;
  /** Where an answer goes; to the shop when absent. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Text made safe inside HTML, also between double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
