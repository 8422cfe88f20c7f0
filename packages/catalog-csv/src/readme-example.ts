import { readProductFile } from '@shop/catalog-csv';

/** Contents of the file. */
const text = `Handle,Title,Type,Variant SKU,Variant Inventory Qty,Variant Price,Tags
golya-allolampa,Gólya állólámpa,Állólámpák,FE-19,12,29990.00,lámpa
moha-fotel,Moha fotel,Fotelek,FE-20,3,29.990,
`;

const read = readProductFile('shopify', text, {
  taxClassId: 2,
  taxClasses: new Map(),
  rootCategoryId: 2,
});
const file = read.ok ? read.value : undefined;
export const names = file?.documents.map(({ document: { _source: source } }) => source['name']); // ["Állólámpák","Fotelek","Gólya állólámpa"]
export const problems = file?.problems; // [{"line":3,"code":"ambiguous","column":"Variant Price","value":"29.990","isRefused":true}]
export const ignored = file?.ignoredColumns; // [{"column":"Tags","rows":1}]
