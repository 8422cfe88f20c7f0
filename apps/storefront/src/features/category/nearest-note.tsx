import { useLingui } from '@lingui/react/macro';
import type { UnderstoodWord } from '@shop/contract';
import { Alert } from '@shop/ui';

/** Names the search words that match no product together with the others; nothing without such words. */
export function NearestNote({ words }: { readonly words: readonly UnderstoodWord[] }) {
  const { t } = useLingui();
  if (words.length === 0) return null;
  const missing = words.map(({ word }) => t`“${word}”`).join(', ');
  return (
    <Alert tone="info">
      {t`No product is all that you searched for. These are the nearest ones, without: ${missing}`}
    </Alert>
  );
}
