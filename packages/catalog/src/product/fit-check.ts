/** Outer size of an object, as a box. Units: centimetres, above 0. */
export interface BoxSize {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
}

/** An opening, such as a door, a lift door or a hatch. */
export interface Opening {
  readonly widthCm: number;
  readonly heightCm: number;
}

/** Space in which an object is placed; an undefined side is open. */
export interface Place {
  readonly widthCm: number;
  readonly depthCm?: number | undefined;
  readonly heightCm?: number | undefined;
}

/**
 * Result of a fit check. `tight`: it fits with less than the clearance needed to move it. `spareCm`: the smallest spare
 * length of all sides; below 0 when it is `too-large`.
 */
export interface Fit {
  readonly verdict: 'fits' | 'tight' | 'too-large';
  readonly spareCm: number;
  /** Opening: true if it must lie or stand on end. Place: true if its side must face the wall. */
  readonly turned: boolean;
}

/** Clearance for hands, hinges and skirting boards, both sides together. Units: centimetres. */
const roomForHands = 4;

/**
 * Checks if an object can be carried through an opening: upright, or turned by right angles, its smallest face first.
 *
 * Units: centimetres. `clearanceCm`: space for hands and hinges, both sides together; default 4. Source: PO-33, PO-35.
 */
export function passesOpening(box: BoxSize, opening: Opening, clearanceCm = roomForHands): Fit {
  const upright = Math.max(
    smallestSpare([box.widthCm, opening.widthCm], [box.heightCm, opening.heightCm]),
    smallestSpare([box.depthCm, opening.widthCm], [box.heightCm, opening.heightCm]),
  );
  const [small = 0, middle = 0] = [box.widthCm, box.depthCm, box.heightCm].sort((a, b) => a - b);
  const shorterSide = Math.min(opening.widthCm, opening.heightCm);
  const longerSide = Math.max(opening.widthCm, opening.heightCm);
  return fitOf(upright, smallestSpare([small, shorterSide], [middle, longerSide]), clearanceCm);
}

/**
 * Checks if an object can stand upright in a space: unchanged, or with its side to the wall.
 * Units: centimetres. `clearanceCm` as above.
 * Source: PO-34, PO-35.
 */
export function fitsPlace(box: BoxSize, place: Place, clearanceCm = roomForHands): Fit {
  const { widthCm, depthCm = Infinity, heightCm = Infinity } = place;
  const height = [box.heightCm, heightCm] as const;
  return fitOf(
    smallestSpare([box.widthCm, widthCm], [box.depthCm, depthCm], height),
    smallestSpare([box.depthCm, widthCm], [box.widthCm, depthCm], height),
    clearanceCm,
  );
}

type Side = readonly [needed: number, free: number];

/** Returns the smallest spare length of all sides; a negative value means that it does not fit. */
const smallestSpare = (...sides: readonly Side[]): number =>
  Math.min(...sides.map(([needed, free]) => free - needed));

/** Turns the object only if that gives a better verdict or more spare length. */
function fitOf(uprightSpare: number, turnedSpare: number, clearanceCm: number): Fit {
  const verdictOf = (spare: number) =>
    spare < 0 ? 'too-large' : spare < clearanceCm ? 'tight' : 'fits';
  const helps = turnedSpare > uprightSpare && verdictOf(uprightSpare) !== 'fits';
  const spareCm = helps ? turnedSpare : uprightSpare;
  return { verdict: verdictOf(spareCm), spareCm, turned: helps };
}
