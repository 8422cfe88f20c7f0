import { productType } from '@shop/contract';
import type { SafeStorage } from '@shop/platform-browser';
import type { ProductList } from '@shop/saved-lists';
import * as v from 'valibot';
import { pressKeyPrefix, type ListPress } from './list-press.ts';

const pressSchema = v.object({
  list: v.picklist(['wishlist', 'compare']),
  isAdded: v.boolean(),
  pressedAt: v.number(),
  product: v.looseObject({
    id: v.pipe(v.number(), v.safeInteger()),
    sku: v.string(),
    name: v.string(),
    type_id: productType,
  }),
});

/**
 * Repeats presses that a previous page stored and did not delete, in order, and deletes each once its list is stored,
 * unless a later press has replaced it. A press that its list already has changes nothing. Errors: those of the lists.
 */
export async function repeatListPresses(
  settings: { readonly storeCode: string },
  storage: Pick<SafeStorage, 'get' | 'delete' | 'keys'>,
  lists: Readonly<Record<ListPress['list'], Pick<ProductList, 'add' | 'remove'>>>,
): Promise<void> {
  const prefix = pressKeyPrefix(settings);
  const presses = storage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, text: storage.get(key) }))
    .map(({ key, text }) => ({ key, text, press: parsePress(text) }))
    .sort((a, b) => (a.press?.pressedAt ?? 0) - (b.press?.pressedAt ?? 0));
  await Promise.all(
    presses.map(async ({ key, text, press }) => {
      if (press !== undefined) {
        const list = lists[press.list];
        await (press.isAdded ? list.add(press.product) : list.remove(press.product.sku));
      }
      if (storage.get(key) === text) storage.delete(key);
    }),
  );
}

function parsePress(text: string | undefined): v.InferOutput<typeof pressSchema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pressSchema), text);
  return parsed.success ? parsed.output : undefined;
}
