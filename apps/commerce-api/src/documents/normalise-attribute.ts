import type { Source } from './document.ts';
import { asFlag, asNumber, asSources, asText, asWord } from './coerce.ts';

/** An attribute with every field the shop relies on. */
export interface CompleteAttribute extends Source {
  readonly id: number;
  readonly attribute_id: number;
  readonly attribute_code: string;
  readonly frontend_label: string;
  readonly options: readonly Source[];
}

/** Fills id, label and flags an attribute document lacks. */
export function completeAttribute(raw: Source): CompleteAttribute {
  const id = asNumber(raw['attribute_id']) ?? asNumber(raw['id']) ?? 0;
  const code = asText(raw['attribute_code']) ?? '';
  return {
    ...raw,
    id: asNumber(raw['id']) ?? id,
    attribute_id: id,
    attribute_code: code,
    frontend_label: asWord(raw['frontend_label']) ?? asWord(raw['default_frontend_label']) ?? code,
    is_user_defined: asFlag(raw['is_user_defined']) ?? false,
    is_visible: asFlag(raw['is_visible']) ?? true,
    options: asSources(raw['options']),
  };
}
