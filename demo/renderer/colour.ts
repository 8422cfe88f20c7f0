/** Light as it adds up: linear red, green, blue, 1 is paper white. */
export type Light = readonly [r: number, g: number, b: number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** `#rrggbb` as linear light. Errors: throws on anything else. */
export function light(hex: string): Light {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) throw new Error(`Not a colour: ${hex}`);
  const part = (i: number) => toLinear(Number.parseInt(match[i] ?? '0', 16) / 255);
  return [part(1), part(2), part(3)];
}

const curve = new Uint8Array(4097);
for (let i = 0; i <= 4096; i++) {
  const c = i / 4096;
  curve[i] = Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
}

/** Linear light as a byte of an sRGB picture; what is brighter than paper rolls off softly. */
export function toByte(c: number): number {
  const soft = c > 0.85 ? 0.85 + 0.15 * (1 - Math.exp((0.85 - c) / 0.15)) : c;
  return curve[Math.max(0, Math.min(4096, Math.round(soft * 4096)))] ?? 0;
}
