import type { PersonName } from '@shop/format';
import { createElement as h, Fragment, type ReactNode } from 'react';
import { useEmail } from './email-context.ts';
import { OrderLink, type OrderInvoice } from './order-link.ts';
import { Paragraph } from './paragraph.ts';
import { Greeting, Signature } from './salutation.ts';

/** Data in every email about one order. */
export interface OrderData {
  readonly orderNumber: string;
  readonly customerName: PersonName;
  /** Page of the order, with its access token. */
  readonly orderUrl: string;
  /** The existing invoices and their corrections. */
  readonly invoices?: readonly OrderInvoice[] | undefined;
}

/** Email about one order: greeting, order number, the given content, link to the order, signature. */
export function OrderEmail({
  orderNumber,
  customerName,
  orderUrl,
  invoices,
  children,
}: OrderData & { readonly children?: ReactNode }) {
  const { i18n } = useEmail();
  return h(
    Fragment,
    null,
    h(Greeting, { name: customerName }),
    h(Paragraph, null, i18n._('Order number: {orderNumber}', { orderNumber })),
    children,
    h(OrderLink, { url: orderUrl, invoices }),
    h(Signature),
  );
}
