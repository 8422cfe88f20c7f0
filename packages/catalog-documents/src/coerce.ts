import type { Source } from './document.ts';

// Readers for fields of unchecked documents: old catalogs write numbers as text, flags as 0 and 1, lists as objects.
// A value that cannot be read becomes `undefined`.

export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

export function toRawText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** Returns text that is not empty. */
export function toText(value: unknown): string | undefined {
  const text = toRawText(value)?.trim();
  return text === '' ? undefined : text;
}

export function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

export function toSource(value: unknown): Source | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Source)
    : undefined;
}

/** Returns the objects of a list; an empty list for a value that is no list. */
export function toSources(value: unknown): readonly Source[] {
  if (!Array.isArray(value)) return [];
  return value.map(toSource).filter((item) => item !== undefined);
}

/** Returns `custom_attributes` as an object of fields. */
export function customFields(value: unknown): Source {
  const fields: Record<string, unknown> = {};
  for (const attribute of toSources(value)) {
    const code = toText(attribute['attribute_code']);
    if (code !== undefined && !Object.hasOwn(Object.prototype, code))
      fields[code] = attribute['value'];
  }
  return fields;
}
