export { type LineRefusal } from './line-refusal.ts';
export {
  atQuantity,
  type ProductLookup,
  type RequestedLine,
  type ResolvedLine,
  resolveLine,
} from './resolve-line.ts';
export {
  availableQty,
  figuresOf,
  type StockedLine,
  type StockFigures,
  totalNeeds,
} from './stock-figures.ts';
