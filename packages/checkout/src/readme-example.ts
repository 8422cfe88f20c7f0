import { createCheckout, defaultCheckoutConfig, type CheckoutPorts } from '@shop/checkout';
import { townsOfPostcode } from '@shop/forms/towns'; // loaded only where the form is

/** Fills in every form and orders the contents of the cart. */
export async function order(ports: CheckoutPorts): Promise<string> {
  const checkout = createCheckout(defaultCheckoutConfig, ports);
  checkout.start();
  const opened = await checkout.open();
  if (!opened.ok) return opened.error.kind;

  const name = { firstName: 'Anna', lastName: 'Kis' };
  await checkout.changePersonal({ ...name, emailAddress: 'anna@example.hu' });
  await checkout.complete(); // on to shipping
  await checkout.changeShipping({
    ...name,
    zipCode: '1137',
    city: townsOfPostcode('1137')[0]?.city ?? '', // Budapest
    streetAddress: 'Pozsonyi út 12.',
    phoneNumber: '06 30 123 4567', // the order carries +36301234567
    shippingMethod: 'courier/flatrate',
  });
  await checkout.complete(); // on to payment
  await checkout.changePayment({ paymentMethod: 'cashondelivery' });
  const reached = await checkout.complete(); // on to the review
  if (!reached.ok) return reached.error.map(({ field, code }) => `${field}: ${code}`).join(', ');

  checkout.accept({ terms: true, privacy: true });
  const outcome = await checkout.place(ports.cart.get().grandTotal); // the total on the screen
  return outcome.kind === 'placed' ? outcome.order.orderNumber : outcome.kind;
}
