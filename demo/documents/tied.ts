const units = 'cm|mm|km|m|kg|g|dl|l|W|K|°C|db|Ft|ciklus';

/** Groups of digits and the unit stay on one line with their number: `60 000 ciklus`, `180 cm`. */
export function tied(text: string): string {
  return text.replaceAll(new RegExp(`(?<=\\d) (?=(?:\\d{3}|${units})(?!\\p{L}))`, 'gu'), '\u00A0');
}
