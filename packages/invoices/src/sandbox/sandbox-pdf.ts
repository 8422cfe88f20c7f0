import { formatMoney, formatPercent, isLocale } from '@shop/format';
import { documentTexts } from '../document/document-texts.ts';
import type { InvoiceDocument, InvoiceLine } from '../document/invoice-document.ts';
import { a4, canShow, pdfOf, widthOf, type Sheet } from '../pdf/pdf.ts';
import { sumOf } from '../document/sum-of.ts';

/** Seller in a sample document. */
export interface InvoiceSeller {
  readonly name: string;
  readonly seat: string;
  readonly taxNumber: string;
}

/** Page margin in points. */
const margin = 56;
const rowHeight = 18;
const linesOfPage = 26;
const columns = { net: 380, tax: 450, gross: a4.width - margin } as const;

/** Writes a document as a PDF file: seller, buyer, lines, and sums by rate. One page for every 26 lines. */
export function sandboxPdf(
  number: string,
  document: InvoiceDocument,
  seller: InvoiceSeller | null,
): Uint8Array<ArrayBuffer> {
  const texts = documentTexts(document.language);
  const pageCount = Math.max(1, Math.ceil(document.lines.length / linesOfPage));
  const sheets = Array.from({ length: pageCount }, (_page, page) => (sheet: Sheet) => {
    const lines = document.lines.slice(page * linesOfPage, (page + 1) * linesOfPage);
    drawHead(sheet, number, document, seller);
    const end = drawLines(sheet, document, lines);
    if (page === pageCount - 1) drawSums(sheet, document, end);
    sheet.text(margin, 34, 8, shown(texts.notice));
  });
  const title = shown(`${texts[document.kind]} ${number}`);
  const author = shown(seller?.name ?? '');
  return pdfOf({ title, author, language: document.language }, sheets);
}

function drawHead(
  sheet: Sheet,
  number: string,
  document: InvoiceDocument,
  seller: InvoiceSeller | null,
): void {
  const texts = documentTexts(document.language);
  const { buyer } = document;
  const top = a4.height - 82;
  sheet.text(margin, top, 20, shown(`${texts[document.kind]}: ${number}`), { bold: true });
  const facts = [
    `${texts.issuedOn}: ${document.issuedOn}`,
    `${texts.order}: ${document.orderNumber}`,
    ...(document.corrects === undefined ? [] : [`${texts.corrects}: ${document.corrects.number}`]),
  ];
  drawBlock(sheet, margin, top - 28, facts);
  const party = top - 100;
  drawBlock(sheet, margin, party, [
    texts.seller,
    ...(seller === null ? [] : [seller.name, seller.seat, seller.taxNumber]),
  ]);
  drawBlock(sheet, a4.width / 2, party, [
    texts.buyer,
    buyer.name,
    `${buyer.country} ${buyer.postcode} ${buyer.city}`,
    buyer.street,
    ...(buyer.taxNumber === undefined ? [] : [buyer.taxNumber]),
  ]);
}

function drawBlock(sheet: Sheet, x: number, top: number, lines: readonly string[]): void {
  for (const [index, line] of lines.entries()) sheet.text(x, top - index * 14, 10, shown(line));
}

/** Draws the lines. Returns the position of their end. */
function drawLines(sheet: Sheet, document: InvoiceDocument, lines: readonly InvoiceLine[]): number {
  const texts = documentTexts(document.language);
  let y = a4.height - 270;
  drawRow(sheet, y, ['', texts.net, texts.tax, texts.gross], true);
  for (const line of lines) {
    y -= rowHeight;
    const name = line.qty === 1 ? line.name : `${line.qty} × ${line.name}`;
    drawRow(sheet, y, [name, ...amountsOf(line, document)]);
  }
  return y - rowHeight;
}

/** Draws one row for each rate and the total. */
function drawSums(sheet: Sheet, document: InvoiceDocument, top: number): void {
  const { lines, language } = document;
  const texts = documentTexts(language);
  sheet.line([margin, top + 12], [a4.width - margin, top + 12], 0.6);
  const percents = [...new Set(lines.map(({ taxPercent }) => taxPercent))];
  for (const [index, percent] of percents.entries()) {
    const sums = sumsOf(lines.filter(({ taxPercent }) => taxPercent === percent));
    const rate = formatPercent(percent, localeOf(language));
    drawRow(sheet, top - index * rowHeight, [`${texts.tax} ${rate}`, ...amountsOf(sums, document)]);
  }
  const y = top - percents.length * rowHeight;
  drawRow(sheet, y, [texts.total, ...amountsOf(sumsOf(lines), document)], true);
}

type Amounts = Pick<InvoiceLine, 'net' | 'tax' | 'gross'>;

const sumsOf = (lines: readonly InvoiceLine[]): Amounts => ({
  net: sumOf(lines.map(({ net }) => net)),
  tax: sumOf(lines.map(({ tax }) => tax)),
  gross: sumOf(lines.map(({ gross }) => gross)),
});

const amountsOf = ({ net, tax, gross }: Amounts, { currency, language }: InvoiceDocument) =>
  [net, tax, gross].map((minor) => formatMoney({ minor, currency }, localeOf(language)));

function drawRow(sheet: Sheet, y: number, cells: readonly string[], bold = false): void {
  const [name = '', net = '', tax = '', gross = ''] = cells.map(shown);
  sheet.text(margin, y, 9, shortened(name), { bold });
  for (const [x, text] of [
    [columns.net, net],
    [columns.tax, tax],
    [columns.gross, gross],
  ] as const) {
    sheet.text(x - widthOf(text, 9, bold), y, 9, text, { bold });
  }
}

/** Cuts the name of a line to the available space. */
function shortened(name: string): string {
  const letters = 48;
  return name.length > letters ? `${name.slice(0, letters)}...` : name;
}

const localeOf = (language: string) => (isLocale(language) ? language : 'en');

/** Replaces letters that the fonts lack with their base letter, or a question mark. */
function shown(text: string): string {
  return [...text.replaceAll('\u2212', '-').replaceAll('€', 'EUR')]
    .map((letter) => {
      if (canShow(letter)) return letter;
      const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return [...plain].every(canShow) ? plain : '?';
    })
    .join('');
}
