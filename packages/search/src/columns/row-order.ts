/** Below this number of rows, rows are sorted by comparison. */
const fewRows = 256;
/** Bits sorted in one pass of the radix sort. */
const digitBits = 11;
const digits = 2 ** digitBits;

const number = new Float64Array(1);
const halves = new Uint32Array(number.buffer);

/**
 * Sorts rows by their keys, `keys[row]`. Rows without a key (NaN) are last in both directions; rows with equal keys
 * keep their order. Radix sort: linear time, because an order is computed again after each change.
 */
export function orderByKeys(
  rows: Uint32Array,
  keys: Float64Array,
  descending: boolean,
): Uint32Array {
  if (rows.length < fewRows) return byComparing(rows, keys, descending);
  const high = new Uint32Array(rows.length);
  const low = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const key = keys[rows[at] ?? 0] ?? Number.NaN;
    if (Number.isNaN(key)) {
      high[at] = low[at] = 0xffffffff;
      continue;
    }
    // Map the bits of a double to an unsigned integer of the same order: invert negative numbers, set the sign bit of
    // positive ones.
    number[0] = key === 0 ? 0 : key;
    const top = halves[1] ?? 0;
    const turn = top >>> 31 === 1 ? 0xffffffff : 0;
    const flip = descending ? 0xffffffff : 0;
    high[at] = (turn === 0 ? top ^ 0x80000000 : top ^ turn) ^ flip;
    low[at] = (halves[0] ?? 0) ^ turn ^ flip;
  }
  let places: Uint32Array = Uint32Array.from(rows, (_, at) => at);
  for (let shift = 0; shift < 32; shift += digitBits) places = sortedByDigit(places, low, shift);
  for (let shift = 0; shift < 32; shift += digitBits) places = sortedByDigit(places, high, shift);
  return places.map((at) => rows[at] ?? 0);
}

function sortedByDigit(places: Uint32Array, keyHalves: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(digits + 1);
  for (const half of keyHalves) {
    const next = ((half >>> shift) & (digits - 1)) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  // Prices are whole numbers: skip a digit that is equal in all keys.
  if (starts.includes(keyHalves.length)) return places;
  for (let digit = 0; digit < digits; digit++) {
    starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
  }
  const sorted = new Uint32Array(places.length);
  for (const at of places) {
    const digit = ((keyHalves[at] ?? 0) >>> shift) & (digits - 1);
    const next = starts[digit] ?? 0;
    sorted[next] = at;
    starts[digit] = next + 1;
  }
  return sorted;
}

function byComparing(rows: Uint32Array, keys: Float64Array, descending: boolean): Uint32Array {
  const places = Uint32Array.from(rows, (_, at) => at);
  places.sort((a, b) => {
    const x = keys[rows[a] ?? 0] ?? Number.NaN;
    const y = keys[rows[b] ?? 0] ?? Number.NaN;
    if (Number.isNaN(x)) return Number.isNaN(y) ? a - b : 1;
    if (Number.isNaN(y)) return -1;
    return (descending ? y - x : x - y) || a - b;
  });
  return places.map((at) => rows[at] ?? 0);
}
