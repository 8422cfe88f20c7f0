import type { ShopConfig } from './schema.ts';

/** A setting that a production shop must not have, and how to fix it. One line. */
export interface SettingProblem {
  readonly name: string;
  readonly message: string;
}

/**
 * Returns the problems of the address and the seller of a production shop. Source: SC-44.
 */
export function productionProblems(
  { seller }: Pick<ShopConfig, 'seller'>,
  publicUrl: string | undefined,
): readonly SettingProblem[] {
  return [...publicUrlProblems(publicUrl), ...sellerProblems(seller)];
}

/** Returns true if a host is not public: this machine, or a name reserved for examples. Source: SC-44. */
export function isDemoHost(host: string): boolean {
  const name = host.toLowerCase().replaceAll(/^\[|\]$|\.$/g, '');
  return (
    /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|localhost)$/.test(name) ||
    /^(?:127\.\d+\.\d+\.\d+|0\.0\.0\.0|::1?)$/.test(name)
  );
}

const hostOf = (url: string) => /^\w+:\/\/(\[[^\]]*\]|[^:/?#]*)/.exec(url)?.[1] ?? '';

function publicUrlProblems(publicUrl: string | undefined): SettingProblem[] {
  const name = 'PUBLIC_URL';
  const fix = 'give the address shoppers find the shop at, such as https://bolt.hu';
  if (publicUrl === undefined) return [{ name, message: `${name} is not set: ${fix}.` }];
  if (!isDemoHost(hostOf(publicUrl))) return [];
  return [{ name, message: `${name} is "${publicUrl}", which nobody outside can open: ${fix}.` }];
}

function sellerProblems(seller: ShopConfig['seller']): SettingProblem[] {
  const name = 'SHOP_DIR';
  const fix = 'write "seller" with the company\'s own data into its shop.json';
  if (seller === null) return [{ name, message: `${name} names no seller: ${fix}.` }];
  const isInvented =
    seller.isInvented || isDemoHost(seller.email.slice(seller.email.lastIndexOf('@') + 1));
  return isInvented ? [{ name, message: `${name} names an invented seller: ${fix}.` }] : [];
}
