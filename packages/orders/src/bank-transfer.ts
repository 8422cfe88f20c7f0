/** Payee of a bank transfer, as far as the shop has configured it. */
interface TransferSeller {
  readonly name: string;
  readonly bankAccount?: { readonly number: string; readonly iban: string } | undefined;
}

/** Account and payee of a bank transfer. */
export interface BankTransferDetails {
  readonly name: string;
  /** Account number in the notation of the language. */
  readonly account: string;
  /** Notation of `account`: the IBAN or the domestic number. */
  readonly form: 'number' | 'iban';
}

/** True if the shop waits for the payment of this method before it ships. Source: OR-14. */
export function isPaidByTransfer(code: string | undefined): boolean {
  return code === 'banktransfer';
}

/**
 * Returns the details of a bank transfer, with the account in the notation of the language: the domestic number in
 * Hungarian, the IBAN elsewhere. Returns `undefined` if the shop has no account. Source: OR-14.
 */
export function bankTransferDetails(
  seller: TransferSeller | null,
  language: string,
): BankTransferDetails | undefined {
  if (seller?.bankAccount === undefined) return undefined;
  const { number, iban } = seller.bankAccount;
  return language === 'hu'
    ? { name: seller.name, account: number, form: 'number' }
    : { name: seller.name, account: iban, form: 'iban' };
}
