/** Why changes of a line may survive. */
export interface Reason {
  /** The file's name; absent for any file. */
  readonly file?: string;
  /** What stands in the line the change begins in. */
  readonly line: string;
  readonly why: string;
}

export const packagesUnderMutation = ['pricing', 'product-options', 'cart-sync'] as const;

type PackageTitle = (typeof packagesUnderMutation)[number];

const ofAll: readonly Reason[] = [
  { line: 'throw new ', why: 'words of an error only a bug meets; it is told apart by its class' },
];

const own: Readonly<Record<PackageTitle, readonly Reason[]>> = {
  pricing: [],
  'product-options': [],
  'cart-sync': [],
};

export function reasonsFor(title: PackageTitle): readonly Reason[] {
  return [...own[title], ...ofAll];
}
