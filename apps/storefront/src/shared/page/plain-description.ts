import { htmlToText } from '@shop/format';

/** Returns the first 155 characters of a text without its tags, for search engines. */
export function plainDescription(html: string | undefined): string | undefined {
  const text = htmlToText(html ?? '');
  if (text === '') return undefined;
  return text.length <= 155 ? text : `${text.slice(0, 154).replace(/\s\S*$/, '')}…`;
}
