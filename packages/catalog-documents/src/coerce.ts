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

/** Text with something in it. */
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

/** The objects in a list; nothing for what is no list. */
export function toSources(value: unknown): readonly Source[] {
  if (!Array.isArray(value)) return [];
  return value.map(toSource).filter((item) => item !== undefined);
}

/** `custom_attributes` as fields. */
export function customFields(value: unknown): Source {
  const fields: Record<string, unknown> = {};
  for (const attribute of toSources(value)) {
    const code = toText(attribute['attribute_code']);
    if (code !== undefined && !Object.hasOwn(Object.prototype, code))
      fields[code] = attribute['value'];
  }
  return fields;
}
