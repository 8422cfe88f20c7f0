import type { Product } from '@shop/contract';
import { useShop } from '../../../shop/use-shop.ts';

/** Id of the add form of a page. Option inputs anywhere on the page refer to it by their `form` attribute. */
export const noJsAddFormId = 'no-js-add';

/**
 * Form that adds to the cart before scripts are loaded: the server stores the request in a cookie and redirects to the
 * cart, which applies it. Source: design, browse, filter and add as plain links and forms.
 */
export function NoJsAddForm({ product }: { product: Pick<Product, 'sku' | 'parentSku'> }) {
  const { pathPrefix } = useShop();
  return (
    <form id={noJsAddFormId} method="post" action={`${pathPrefix}/cart/add`} hidden>
      <input type="hidden" name="sku" value={product.parentSku ?? product.sku} />
    </form>
  );
}
