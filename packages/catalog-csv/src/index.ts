export {
  productFileFormats,
  type IgnoredColumn,
  type ProductFile,
  type ProductFileError,
  type ProductFileFormat,
  type ProductFileOptions,
  type ProductPicture,
  type ReadDocument,
  type RowProblem,
  type RowProblemCode,
} from './product-file.ts';
export { readProductFile } from './read-product-file.ts';
