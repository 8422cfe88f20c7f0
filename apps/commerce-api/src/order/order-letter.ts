import type { PickupPoint } from '@shop/contract';
import { formatMoney, formatName, formatOrderDate } from '@shop/format';
import { as, type EpochMs } from '@shop/kernel';
import { asc, eq } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { orderItem, shopOrder } from '../db/schema/order.ts';
import { escapeHtml, type Letter, type LetterAttachment } from '../mail/letter.ts';

type OrderRow = typeof shopOrder.$inferSelect;
type ItemRow = typeof orderItem.$inferSelect;

const written = ({ currency }: OrderRow, minor: number) => formatMoney({ minor, currency }, 'hu');

/** The confirmation of an order; `undefined` when the order names no address to write to. */
export async function writeOrderLetter(
  db: PostgresJsDatabase,
  orderId: number,
  publicUrl: string,
  attachments: readonly LetterAttachment[],
): Promise<Letter | undefined> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined || order.customerEmail === null) return undefined;
  const items = await db
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.id));
  const lines = items.filter(({ parentItemId }) => parentItemId === null);
  return {
    to: order.customerEmail,
    subject: `Megrendelés visszaigazolása: ${order.incrementId}`,
    text: letterText(order, lines, publicUrl),
    html: letterHtml(order, lines, publicUrl),
    attachments,
  };
}

const introduction =
  'Köszönjük megrendelését! Megkaptuk, és hamarosan hozzálátunk a teljesítéséhez. Ez a levél a szerződés létrejöttét igazolja.';

const withdrawal = [
  'A megrendeléstől az áru átvételétől számított 14 napon belül indokolás nélkül elállhat. Ha a megrendelés több részletben érkezik, a határidő az utolsó darab átvételekor kezdődik. A határidő megtartásához elegendő, ha a nyilatkozatot a 14. nap végéig elküldi.',
  'Elálláskor az árut a nyilatkozat elküldésétől számított 14 napon belül kell visszaküldenie. A kifizetett összeget a legolcsóbb szokásos szállítás díjával együtt legkésőbb 14 napon belül, az Ön által használt fizetési móddal visszatérítjük; a visszatérítést az áru vagy a feladás igazolásának beérkezéséig visszatarthatjuk.',
  'Ezen felül önkéntesen 30 napig ingyen visszavesszük a sértetlen, eredeti csomagolású terméket. Nem illeti meg elállási jog az Ön egyedi kérésére, méretére vagy anyagválasztására készült termék esetében.',
];

/** The model form a buyer may fill in, in the order the decree gives. */
function withdrawalForm(order: OrderRow): readonly string[] {
  return [
    'Alulírott kijelentem, hogy gyakorlom elállási jogomat az alábbi termékek adásvételére irányuló szerződés tekintetében:',
    `A megrendelés száma: ${order.incrementId}`,
    'A termékek megnevezése: ………………………………………………',
    `A szerződéskötés időpontja: ${orderDate(order)}`,
    'Az átvétel időpontja: ………………………………………………',
    'A fogyasztó neve és címe: ………………………………………………',
    'A fogyasztó aláírása (papíron tett nyilatkozat esetén) és kelt: ………………………………',
  ];
}

function sums(order: OrderRow): readonly [label: string, amount: string][] {
  const money = (minor: number) => written(order, minor);
  const rows: [string, string][] = [['Részösszeg', money(order.subtotal)]];
  if (order.discount > 0) {
    const label = order.couponCode === null ? 'Kedvezmény' : `Kedvezmény (${order.couponCode})`;
    rows.push([label, money(0 - order.discount)]);
  }
  if (order.shippingTitle !== null) {
    const cost = order.shipping === 0 ? 'ingyenes' : money(order.shipping);
    rows.push([`Szállítás: ${order.shippingTitle}`, cost]);
  }
  if (order.paymentCost > 0) rows.push([order.paymentTitle, money(order.paymentCost)]);
  rows.push(['Végösszeg', money(order.grandTotal)]);
  rows.push(['Ebből áfa', money(order.tax)]);
  if (order.cashTotal !== null) {
    if (order.cashTotal !== order.grandTotal) {
      rows.push(['Kerekítés (készpénzes fizetés)', money(order.cashTotal - order.grandTotal)]);
    }
    rows.push(['Fizetendő készpénzben', money(order.cashTotal)]);
  }
  return rows;
}

function addressLines(address: Readonly<Record<string, unknown>>): readonly string[] {
  const text = (field: string) => (typeof address[field] === 'string' ? address[field] : '');
  const street = Array.isArray(address['street']) ? address['street'].join(' ') : '';
  const name = formatName({ firstname: text('firstname'), lastname: text('lastname') }, 'hu');
  const taxNumber = text('vat_id') === '' ? '' : `Adószám: ${text('vat_id')}`;
  return [
    name,
    text('company'),
    `${text('postcode')} ${text('city')}, ${street}`,
    text('telephone'),
    taxNumber,
  ].filter((line) => line.trim() !== '');
}

function pickupLines({ name, postcode, city, street, phone }: PickupPoint): readonly string[] {
  return [
    name,
    `${postcode} ${city}, ${street}`,
    ...(phone === undefined ? [] : [phone]),
    'Levélben jelezzük, amint a rendelés átvehető.',
  ];
}

function itemName(item: ItemRow): string {
  const words = item.options.map(({ label, value }) => `${label}: ${value}`).join(', ');
  return words === '' ? item.name : `${item.name} (${words})`;
}

function orderDate(order: OrderRow): string {
  return formatOrderDate(as<EpochMs>(order.createdAt.getTime()));
}

function payment(order: OrderRow): readonly string[] {
  const isTransfer = order.paymentCode === 'banktransfer';
  return [
    order.paymentTitle,
    ...(isTransfer ? [`Közlemény az utaláshoz: ${order.incrementId}`] : []),
  ];
}

function sections(order: OrderRow): readonly [title: string, lines: readonly string[]][] {
  return [
    ...(order.pickupPoint === null
      ? []
      : [['Átvétel helye', pickupLines(order.pickupPoint)] as [string, readonly string[]]]),
    ...(order.shippingAddress === null || order.pickupPoint !== null
      ? []
      : [['Szállítási cím', addressLines(order.shippingAddress)] as [string, readonly string[]]]),
    ['Számlázási cím', addressLines(order.billingAddress)],
    ['Fizetés', payment(order)],
    ...(order.comment === null || order.comment === ''
      ? []
      : [['Megjegyzés', [order.comment]] as [string, readonly string[]]]),
    ['Elállási jog', withdrawal],
    ['Elállási nyilatkozat (minta)', withdrawalForm(order)],
  ];
}

function letterText(order: OrderRow, lines: readonly ItemRow[], publicUrl: string): string {
  return [
    `Kedves ${order.customerFirstname}!`,
    introduction,
    `Rendelésszám: ${order.incrementId}\nA megrendelés ideje: ${orderDate(order)}`,
    lines
      .map((item) => `${item.qty} × ${itemName(item)}: ${written(order, item.rowGross)}`)
      .join('\n'),
    sums(order)
      .map(([label, amount]) => `${label}: ${amount}`)
      .join('\n'),
    ...sections(order).map(([title, texts]) => `${title}\n${texts.join('\n')}`),
    `Általános szerződési feltételek: ${termsUrl(publicUrl)}`,
    'Üdvözlettel:\nZugoly',
  ].join('\n\n');
}

function letterHtml(order: OrderRow, lines: readonly ItemRow[], publicUrl: string): string {
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell, index) => `<td${index === 0 ? '' : ' align="right"'}>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return [
    '<!doctype html><html lang="hu"><head><meta charset="utf-8">',
    `<title>${escapeHtml(order.incrementId)}</title></head><body>`,
    paragraphs([`Kedves ${order.customerFirstname}!`, introduction]),
    `<p>Rendelésszám: <strong>${escapeHtml(order.incrementId)}</strong><br>`,
    `A megrendelés ideje: ${orderDate(order)}</p>`,
    '<table cellpadding="6" width="100%"><thead><tr><th align="left">Termék</th>',
    '<th align="right">Darab</th><th align="right">Összesen</th></tr></thead><tbody>',
    ...lines.map((item) => row([itemName(item), String(item.qty), written(order, item.rowGross)])),
    '</tbody></table><table cellpadding="6" width="100%"><tbody>',
    ...sums(order).map((cells) => row(cells)),
    '</tbody></table>',
    ...sections(order).map(([title, texts]) => `<h2>${escapeHtml(title)}</h2>${paragraphs(texts)}`),
    `<p><a href="${escapeHtml(termsUrl(publicUrl))}">Általános szerződési feltételek</a></p>`,
    '<p>Üdvözlettel:<br>Zugoly</p></body></html>',
  ].join('');
}

function termsUrl(publicUrl: string): string {
  return `${publicUrl}/altalanos-szerzodesi-feltetelek`;
}
