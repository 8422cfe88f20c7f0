/** Whether an order is still to be carried out: neither complete nor canceled. Source: AC-48. */
export function isUnderWay(status: string): boolean {
  return status !== 'complete' && status !== 'canceled';
}

/** Whether an order makes its customer a buyer, who may fetch its files and is named so in reviews. Source: AC-49. */
export function makesBuyer(status: string): boolean {
  return status !== 'canceled';
}

/** Whether the money of a transfer in advance is still to come. Source: AC-50. */
export function awaitsMoney(status: string): boolean {
  return status === 'pending';
}
