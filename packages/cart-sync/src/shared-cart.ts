import type { ProductOption } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import type { CartItem } from './lines/cart-item.ts';

/** A line of a shared link: article and quantity, without prices and personal data. */
export interface SharedLine {
  readonly sku: string;
  /** Whole pieces, from 1. */
  readonly qty: number;
  readonly product_option?: ProductOption | undefined;
}

/** Reason why a link contains no cart. */
export interface SharedCartRefusal {
  readonly kind: 'unreadable' | 'too-long';
}

type ChosenOptions = NonNullable<ProductOption['extension_attributes']>;

const maxLines = 50;
/** Maximum number of characters of the whole text, and of one field. */
const maxTextLength = 8000;
const maxFieldLength = 500;

/**
 * Returns the lines of a cart as text for a URL.
 *   text = line *( "~" line )     line = sku "*" qty *( "*" choice )
 *   choice = "v" attribute "=" value / "b" option "=" qty *( "." link ) / "o" option [ "=" value ]
 * Bounds: the first 50 lines. Source: CS-68.
 */
export function writeSharedCart(items: readonly Pick<CartItem, keyof SharedLine>[]): string {
  return items.slice(0, maxLines).map(lineText).join('~');
}

/**
 * Parses such a text from any source.
 * Bounds: 8000 characters, 50 lines of 1 to 9999 pieces, fields of 500 characters. Refuses the whole text beyond these
 * bounds or in any other format. Source: CS-69.
 */
export function readSharedCart(text: string): Result<readonly SharedLine[], SharedCartRefusal> {
  if (text.length > maxTextLength) return err({ kind: 'too-long' });
  const parts = text.split('~');
  if (parts.length > maxLines) return err({ kind: 'too-long' });
  const lines = parts.map(readLine);
  return lines.every((line) => line !== undefined) ? ok(lines) : err({ kind: 'unreadable' });
}

function lineText({ sku, qty, product_option }: SharedLine): string {
  const options: ChosenOptions = product_option?.extension_attributes ?? {};
  return [
    escaped(sku),
    String(qty),
    ...(options.configurable_item_options ?? []).map(
      ({ option_id, option_value }) => `v${escaped(option_id)}=${escaped(option_value)}`,
    ),
    ...(options.bundle_options ?? []).map(
      ({ option_id, option_qty, option_selections }) =>
        `b${escaped(option_id)}=${[String(option_qty), ...option_selections.map(escaped)].join('.')}`,
    ),
    ...(options.custom_options ?? []).map(({ option_id, option_value }) =>
      option_value === null
        ? `o${escaped(option_id)}`
        : `o${escaped(option_id)}=${escaped(option_value)}`,
    ),
  ].join('*');
}

function readLine(text: string): SharedLine | undefined {
  const [skuText = '', qtyText = '', ...choices] = text.split('*');
  const sku = plain(skuText);
  const qty = readCount(qtyText);
  if (sku === undefined || sku === '' || qty === undefined || qty === 0) return undefined;
  if (choices.length === 0) return { sku, qty };
  const configurable_item_options: NonNullable<ChosenOptions['configurable_item_options']> = [];
  const bundle_options: NonNullable<ChosenOptions['bundle_options']> = [];
  const custom_options: NonNullable<ChosenOptions['custom_options']> = [];
  for (const choice of choices) {
    const [idText = '', valueText, ...surplus] = choice.slice(1).split('=');
    const option_id = plain(idText);
    if (option_id === undefined || option_id === '' || surplus.length > 0) return undefined;
    const value = valueText === undefined ? undefined : plain(valueText);
    switch (choice[0]) {
      case 'v':
        if (value === undefined) return undefined;
        configurable_item_options.push({ option_id, option_value: value });
        break;
      case 'b': {
        const [countText = '', ...links] = (valueText ?? '').split('.');
        const option_qty = readCount(countText);
        const option_selections = links.map(plain);
        if (
          option_qty === undefined ||
          !option_selections.every((selection) => selection !== undefined)
        ) {
          return undefined;
        }
        bundle_options.push({ option_id, option_qty, option_selections });
        break;
      }
      case 'o':
        if (valueText !== undefined && value === undefined) return undefined;
        custom_options.push({ option_id, option_value: value ?? null });
        break;
      default:
        return undefined;
    }
  }
  return {
    sku,
    qty,
    product_option: {
      extension_attributes: {
        configurable_item_options: unlessEmpty(configurable_item_options),
        bundle_options: unlessEmpty(bundle_options),
        custom_options: unlessEmpty(custom_options),
      },
    },
  };
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Reads a whole number of pieces in decimal notation: 9999 at most. */
function readCount(text: string): number | undefined {
  return /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;
}

/** Escapes the separators of the text in addition to what URLs escape. */
const escaped = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[.~*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );

function plain(text: string): string | undefined {
  if (text.length > 9 * maxFieldLength) return undefined;
  try {
    const value = decodeURIComponent(text);
    return value.length <= maxFieldLength ? value : undefined;
  } catch {
    return undefined;
  }
}
