import type { Shop } from '../../shop/shop.ts';
import type { FoundOnDevice } from './answer-store.ts';

const nothing: FoundOnDevice = { cards: [], otherNames: [] };

/** Finds products on this device while the search of the shop is unreachable. Errors: none; it then finds nothing. */
export function searchOnDevice(
  shop: Pick<Shop, 'settings' | 'config' | 'view'>,
  text: string,
): Promise<FoundOnDevice> {
  return import('./browser-answers.ts').then(
    ({ browserAnswers }) => browserAnswers(shop).search(text),
    () => nothing,
  );
}
