import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { PendingAdd } from '@shop/contract';
import { createWebLock, pageCookies } from '@shop/platform-browser';
import { productPath } from '@shop/url-resolver';
import { showToastAtom } from '../../shared/toasts/toasts.ts';
import { takePendingAdds } from '../../shopper/cart/pending-adds.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';
import { choiceOfWish, configured } from '../product/options/choose-value.ts';

/** Lock across tabs: only one tab adds the pending articles. */
const tabs = createWebLock();

/** Adds the articles that were pressed before hydration. One that needs a choice opens its page with a notice. */
export function PendingAdds() {
  const shop = useShop();
  const shopper = useShopper();
  const navigate = useNavigate();
  const { t } = useLingui();
  const notify = useSetAtom(showToastAtom);
  const sayWhatIsMissing = useEffectEvent((name: string) =>
    notify({
      tone: 'info',
      message: t`${name} is not in the cart yet: its options must be chosen first.`,
    }),
  );
  useEffect(() => {
    if (shopper === undefined) return;
    const { cart } = shopper;

    async function add({ sku, qty, wish }: PendingAdd): Promise<'done' | 'waits'> {
      const answer = await shop.catalog.product(sku);
      if (!answer.ok) return answer.error.kind === 'network' ? 'waits' : 'done';
      const { product } = answer.value;
      // Parts of a bundle, and options that no variant matches, are chosen on the product page.
      const choice = product.type_id === 'bundle' ? undefined : choiceOfWish(product, wish);
      if (choice === undefined) sayWhatIsMissing(product.name);
      const added = choice && (await cart.add(configured(product, choice), { qty })).ok;
      if (added !== true) await navigate({ href: productPath(product, shop.linkRules) });
      return 'done';
    }

    void takePendingAdds(pageCookies, tabs, shop.config.cart.maxQuantity, add);
  }, [shopper, shop, navigate]);
  return null;
}
