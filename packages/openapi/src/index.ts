export { docsPage } from './docs-page.ts';
export { docsStyle } from './docs-style.ts';
export { errorStatuses } from './error-statuses.ts';
export { createJsonSchemas, type JsonSchema, type JsonSchemas } from './json-schemas.ts';
export { openApiDocument } from './openapi-document.ts';
export type { OpenApiDocument, Operation, Parameter } from './openapi-document.ts';
export { describeOtherOperations } from './other-operations.ts';
