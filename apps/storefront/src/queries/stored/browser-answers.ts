import { offlineCache } from '../../shop/catalog/offline-cache.ts';
import type { Shop } from '../../shop/shop.ts';
import { cardFields } from '../products/card-fields.ts';
import { createAnswerStore, type AnswerStore } from './answer-store.ts';

let answerStore: AnswerStore | undefined;

/** Returns the response store of this tab. */
export function browserAnswers({
  settings,
  config,
  view,
}: Pick<Shop, 'settings' | 'config' | 'view'>): AnswerStore {
  answerStore ??= createAnswerStore(offlineCache(settings, config).queries, (product) =>
    cardFields(view, Date.now())(product),
  );
  return answerStore;
}
