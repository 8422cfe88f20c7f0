import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { productPath } from '@shop/url-resolver';
import { notifyAtom } from '../../atoms/notices.ts';
import { takeAwaitedAdds, type AwaitedAdd } from '../../wiring/awaited-adds.ts';
import { pageCookies } from '../../wiring/page-cookies.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { choiceOfWish, configured } from '../product/choose-value.ts';

/** Puts into the cart what was wanted before the page was alive; what needs another choice opens its page and says so. */
export function AwaitedAdds() {
  const shop = useShop();
  const personal = usePersonal();
  const navigate = useNavigate();
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const sayWhatIsMissing = useEffectEvent((name: string) =>
    notify({
      tone: 'info',
      message: t`${name} is not in the cart yet: its options must be chosen first.`,
    }),
  );
  useEffect(() => {
    if (personal === undefined) return;
    const { cart } = personal;

    async function add({ sku, qty, wish }: AwaitedAdd): Promise<void> {
      const found = await shop.catalog.product(sku);
      if (!found.ok) return;
      const { product } = found.value;
      // The parts of a bundle are chosen on its page, and so is what no variant has.
      const choice = product.type_id === 'bundle' ? undefined : choiceOfWish(product, wish);
      if (choice === undefined) sayWhatIsMissing(product.name);
      const added = choice && (await cart.add(configured(product, choice), { qty })).ok;
      if (added !== true) await navigate({ href: productPath(product, shop.linkRules) });
    }

    async function addAll(adds: readonly AwaitedAdd[]): Promise<void> {
      for (const one of adds) await add(one);
    }

    void addAll(takeAwaitedAdds(pageCookies, shop.config.cart.maxQuantity));
  }, [personal, shop, navigate]);
  return null;
}
