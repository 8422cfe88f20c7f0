import { useLingui } from '@lingui/react/macro';
import type { OutboxTask } from '@shop/sync-queue';

/** Returns the text for an order whose response was lost; undefined for every other task. */
export function useDoubtText(): (
  task: Pick<OutboxTask, 'state' | 'inDoubtSince' | 'parkedFor'>,
) => { readonly title: string; readonly text: string } | undefined {
  const { t } = useLingui();
  return ({ state, inDoubtSince, parkedFor }) => {
    if (state === 'parked') {
      switch (parkedFor) {
        case 'outcome-unknown':
          return {
            title: t`Was the order placed?`,
            text: t`The answer of the shop got lost, and it could not be found out whether the order arrived. If a confirmation has come by e-mail, it did.`,
          };
        case 'number-unknown':
          return {
            title: t`The cart has been ordered`,
            text: t`The answer of the shop got lost, so the order number is not known here. It is in the confirmation e-mail; if none comes, customer service helps.`,
          };
        default:
          return undefined;
      }
    }
    return state === 'queued' && inDoubtSince !== undefined
      ? {
          title: t`The order is saved`,
          text: t`The answer of the shop got lost. It is being found out whether the order arrived; please do not order again until then.`,
        }
      : undefined;
  };
}
