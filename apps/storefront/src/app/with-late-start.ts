import { source } from './late-start.inline.ts?inline-script';
import type { PageScripts } from '../wiring/router-manifest.ts';

const firstInHead = /<meta char[sS]et="[^"]*"\/?>/;

/**
 * Puts the late start into the head of a finished page, before its style sheet: an inline script waits for the style
 * sheets before it. React passes over it, because it did not render it.
 */
export function withLateStart(html: string, { entry, files, later }: PageScripts): string {
  const script = `<script data-entry="${entry}" data-files="${files.join(' ')}" data-later="${later.join(' ')}">${source}</script>`;
  return html.replace(firstInHead, (meta) => meta + script);
}
