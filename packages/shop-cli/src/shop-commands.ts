/** Options of `shop create`. */
export interface CreateOptions {
  readonly name?: string;
  readonly language?: string;
  readonly currency?: string;
  readonly seller?: string;
}

/** Options of `shop import`. */
export interface ImportOptions {
  /** System that exported the files. */
  readonly from?: string;
  readonly taxClass?: string;
  /** Tax class ids by name: `NAME=ID`. */
  readonly taxClassOf: readonly string[];
  /** Id of the parent category of the imported ones. */
  readonly category: string;
  /** True: download pictures into the media folder. */
  readonly pictures?: boolean;
  /** True: also from servers of the local network, and from these over HTTP. */
  readonly localPictures?: boolean;
  /** File to write the addresses of pictures to. */
  readonly pictureList?: string;
}

/** Options of `shop orders export`. */
export interface OrderExportOptions {
  readonly format: string;
  readonly since?: string;
  readonly output?: string;
}

/** Options of `shop orders refund`. */
export interface RefundOptions {
  readonly name?: string;
}

/** Options of `shop coupons add`. */
export interface CouponAddOptions {
  readonly min?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit?: string | undefined;
  readonly text?: string | undefined;
}

/** Options of `shop users import`. */
export interface UserImportOptions {
  /** True: send each new customer the email to set a password. */
  readonly invite?: boolean;
  /** Days until the link of the email expires, 2 to 30. */
  readonly inviteDays?: string;
}

/** Options of `shop vitals`. */
export interface VitalsOptions {
  readonly days: string;
  readonly device?: string;
  readonly build?: string;
}

/**
 * Actions of the commands, on the database of this machine or on a remote shop. Each returns the exit code: 1 if a part
 * was refused. Errors: rejects for invalid arguments and for a shop that cannot be reached.
 */
export interface ShopCommands {
  create(folder: string, options: CreateOptions): Promise<number>;
  check(): Promise<number>;
  importFiles(files: readonly string[], options: ImportOptions): Promise<number>;
  prices(files: readonly string[]): Promise<number>;
  stock(files: readonly string[]): Promise<number>;
  products(action: 'remove' | 'disable' | 'enable', skus: readonly string[]): Promise<number>;
  reindex(): Promise<number>;
  invalidate(tags: readonly string[]): Promise<number>;
  redirectList(): Promise<number>;
  redirectImport(file: string): Promise<number>;
  redirectRemove(path: string): Promise<number>;
  orderList(status: string | undefined): Promise<number>;
  orderShow(numbers: readonly string[]): Promise<number>;
  orderExport(options: OrderExportOptions): Promise<number>;
  orderStatus(number: string, status: string): Promise<number>;
  orderStep(number: string, step: 'pay' | 'deliver' | 'cancel'): Promise<number>;
  orderDispatch(
    number: string,
    carrier: string | undefined,
    code: string | undefined,
  ): Promise<number>;
  orderInvoice(number: string): Promise<number>;
  orderTrack(number: string, carrier: string, code: string): Promise<number>;
  /** `amount`: major units with tax. `name`: name of the refund, by default its amount. */
  orderRefund(number: string, amount: string, options: RefundOptions): Promise<number>;
  paymentShow(number: string): Promise<number>;
  paymentCapture(number: string): Promise<number>;
  pointList(): Promise<number>;
  pointImport(carrier: string, file: string): Promise<number>;
  pointRemove(carrier: string): Promise<number>;
  eventList(state: string | undefined): Promise<number>;
  eventResend(ids: readonly string[]): Promise<number>;
  eventReplay(since: string): Promise<number>;
  couponList(isWithEnded: boolean): Promise<number>;
  couponAdd(
    code: string,
    type: string,
    value: string | undefined,
    options: CouponAddOptions,
  ): Promise<number>;
  couponEnd(code: string): Promise<number>;
  reviews(action: 'list' | 'approve' | 'reject', ids: readonly string[]): Promise<number>;
  newsletter(list: string | undefined): Promise<number>;
  emails(numbers: readonly string[]): Promise<number>;
  userList(text: string | undefined): Promise<number>;
  userImport(file: string, options: UserImportOptions): Promise<number>;
  userErase(email: string): Promise<number>;
  /** `scopes`: names separated by commas. */
  keyCreate(name: string, scopes: string): Promise<number>;
  keyList(): Promise<number>;
  keyRevoke(name: string): Promise<number>;
  keyLog(): Promise<number>;
  vitals(options: VitalsOptions): Promise<number>;
  searchReport(options: { readonly since?: string }): Promise<number>;
}
