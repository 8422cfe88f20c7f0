import { OrderDeletionDialog } from '../../features/checkout/order/order-deletion-dialog.tsx';
import { OrderInDoubt } from '../../features/checkout/order/order-in-doubt.tsx';
import { WaitingOrders } from '../../features/checkout/order/waiting-orders.tsx';

/** Dialogs about the orders on this device. */
export default function OrderOverlays() {
  return (
    <>
      <WaitingOrders />
      <OrderInDoubt />
      <OrderDeletionDialog />
    </>
  );
}
