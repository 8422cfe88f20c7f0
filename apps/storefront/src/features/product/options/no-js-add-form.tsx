import type { Product } from '@shop/contract';
import { useShop } from '../../../shop/use-shop.ts';

/** The add form of a page. Option inputs anywhere on the page refer to it by their `form` attribute. */
export const noJsAddFormId = 'no-js-add';

/**
 * The way into the cart before any script has come: the server remembers the wish in a cookie and sends the
 * shopper to the cart, which takes it in. Source: design, browse, filter and add as plain links and forms.
 */
export function NoJsAddForm({ product }: { product: Pick<Product, 'sku' | 'parentSku'> }) {
  const { pathPrefix } = useShop();
  return (
    <form id={noJsAddFormId} method="post" action={`${pathPrefix}/cart/add`} hidden>
      <input type="hidden" name="sku" value={product.parentSku ?? product.sku} />
    </form>
  );
}
