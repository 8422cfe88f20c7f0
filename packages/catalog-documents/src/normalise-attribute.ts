import type { Source } from './document.ts';
import { toBoolean, toNumber, toSources, toRawText, toText } from './coerce.ts';

/** An attribute with every field the shop requires. */
export interface NormalAttribute extends Source {
  readonly id: number;
  readonly attribute_id: number;
  readonly attribute_code: string;
  readonly frontend_label: string;
  readonly options: readonly Source[];
}

/** Fills the id, label and flags that an attribute document lacks. */
export function normaliseAttribute(raw: Source): NormalAttribute {
  const id = toNumber(raw['attribute_id']) ?? toNumber(raw['id']) ?? 0;
  const code = toRawText(raw['attribute_code']) ?? '';
  return {
    ...raw,
    id: toNumber(raw['id']) ?? id,
    attribute_id: id,
    attribute_code: code,
    frontend_label: toText(raw['frontend_label']) ?? toText(raw['default_frontend_label']) ?? code,
    is_user_defined: toBoolean(raw['is_user_defined']) ?? false,
    is_visible: toBoolean(raw['is_visible']) ?? true,
    options: toSources(raw['options']),
  };
}
