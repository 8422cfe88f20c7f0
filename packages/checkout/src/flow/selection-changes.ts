import { estimateAddress } from './checkout-addresses.ts';
import type { CheckoutModel } from './checkout-model.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Passes the chosen methods and the address to the request for totals. A failure is only logged. Source: CH-61. */
export async function notifySelection(
  model: Pick<CheckoutModel, 'state' | 'isVirtual'>,
  { onSelectionChanged, log }: Pick<CheckoutPorts, 'onSelectionChanged' | 'log'>,
): Promise<void> {
  const { shipping, payment } = model.state.get();
  const isVirtual = model.isVirtual();
  try {
    await onSelectionChanged({
      address: estimateAddress(model.state.get(), isVirtual),
      shippingMethod: isVirtual ? '' : shipping.shippingMethod,
      paymentMethod: payment.paymentMethod,
    });
  } catch (cause) {
    log.warn('checkout.totals-failed', { cause });
  }
}
