import { pendingAddsCookie } from '@shop/contract';
import type { ShopperMark } from './shopper-mark.ts';

/**
 * Shows the shopper mark on the page: `data-own` of an element names a count in the mark, `data-wish` a sku. Such an
 * element gets `data-painted` with the number as text or an empty value, which the style sheet shows. React neither
 * writes nor reads that attribute. A part that knows the shopper renders without `data-own` and `data-wish` and so
 * replaces it.
 */
export function paintMark(mark: ShopperMark, page: ParentNode): void {
  const counts: Record<string, number> = { ...mark, wishes: mark.wishes.length };
  for (const element of page.querySelectorAll<HTMLElement>('[data-own]')) {
    const count = counts[element.dataset['own'] ?? ''] ?? 0;
    paint(element, count > 0, count > 99 ? '99+' : String(count));
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-wish]')) {
    paint(element, mark.wishes.includes(element.dataset['wish'] ?? ''), '');
  }
}

function paint({ dataset }: HTMLElement, isPainted: boolean, text: string): void {
  if (isPainted) dataset['painted'] = text;
  else delete dataset['painted'];
}

/**
 * Returns {@link paintMark} as an inline script for the end of the document: it runs before the first paint, with the
 * mark under `key`. Without a mark and without the cookie of pending adds it sets `data-empty`: this device stores
 * nothing of a shopper. It does nothing if storage is refused or the mark is damaged.
 */
export const painterScript = (key: string): string =>
  `try{let s=localStorage[${JSON.stringify(key)}],m=s?JSON.parse(s):{wishes:[]},p=(a,f)=>{for(let e of document.querySelectorAll("[data-"+a+"]")){let v=f(e.dataset[a]);if(v!=null)e.dataset.painted=v}};p("own",k=>{let n=k=="wishes"?m[k].length:m[k];return n>99?"99+":n||null});p("wish",s=>m.wishes.includes(s)?"":null);s||document.cookie.includes("${pendingAddsCookie.name}=")||p("empty",v=>v)}catch{}`;
