import type { Material } from './engine/material.ts';
import { form, seams } from './engine/solid.ts';
import type { Solid } from './engine/solid.ts';
import {
  add,
  combined,
  cross,
  minus,
  noTurn,
  size,
  times,
  turned,
  turnOf,
  unit,
} from './engine/vector.ts';
import type { Turn, Vec } from './engine/vector.ts';

/** Where a part stands: the middle of its underside, and how it is turned about its own middle (degrees). */
interface Place {
  readonly at: Vec;
  readonly turn?: Vec;
  /** Keeps grain and folds the same when parts are added before this one. */
  readonly seed?: number;
}

/** A piece of furniture under construction. Units: cm; y = 0 is the floor, z the side that faces the room. */
export interface Model {
  readonly solids: Solid[];
  readonly lamps: { at: Vec; colour: string; power: number; reach: number }[];
  box(place: Place, size: Vec, material: Material, round?: number): void;
  cushion(
    place: Place,
    size: Vec,
    material: Material,
    soft?: { round?: number; bulge?: number; pinch?: number; seam?: keyof typeof seams },
  ): void;
  /** A round body standing upright: radius below and above. */
  cone(
    place: Place,
    below: number,
    above: number,
    height: number,
    material: Material,
    round?: number,
  ): void;
  ball(place: Place, size: Vec, material: Material): void;
  ring(place: Place, radius: number, thick: number, material: Material): void;
  /** A flat outline (x, y pairs around the middle) `deep` along z. */
  extrusion(
    place: Place,
    outline: readonly number[],
    deep: number,
    material: Material,
    round?: number,
  ): void;
  /** A bent sheet: an open line (x, y pairs), `wide` along z. */
  sheet(
    place: Place,
    line: readonly number[],
    wide: number,
    thick: number,
    material: Material,
  ): void;
  /** A turned solid body: closed outline of radius and height pairs. */
  lathe(place: Place, outline: readonly number[], material: Material, round?: number): void;
  /** A turned hollow body: open line of radius and height pairs. */
  bowl(place: Place, line: readonly number[], thick: number, material: Material): void;
  /** A rod through points, thinning from `r0` to `r1`. */
  tube(points: readonly Vec[], r0: number, material: Material, r1?: number): void;
  /** A leaf from its stalk to its tip, hanging by `bend`, rolled about its length by `roll` degrees. */
  leaf(from: Vec, to: Vec, wide: number, material: Material, bend?: number, roll?: number): void;
  lamp(at: Vec, colour: string, power: number, reach: number): void;
  /** Sets another model down here: moved, turned about the upright axis, scaled. */
  put(model: Model, at: Vec, turn?: number, scale?: number): void;
}

function boundsOf(points: readonly Vec[], margin: number): { half: Vec; middle: Vec } {
  const side = (k: 0 | 1 | 2): readonly [number, number] => {
    const values = points.map((point) => point[k]);
    return [Math.min(...values) - margin, Math.max(...values) + margin];
  };
  const [x, y, z] = [side(0), side(1), side(2)];
  return {
    half: [(x[1] - x[0]) / 2, (y[1] - y[0]) / 2, (z[1] - z[0]) / 2],
    middle: [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2],
  };
}

const pairs = (line: readonly number[]): readonly (readonly [number, number])[] =>
  Array.from(
    { length: line.length / 2 },
    (_, i) => [line[i * 2] ?? 0, line[i * 2 + 1] ?? 0] as const,
  );

function scaledSolid(solid: Solid, k: number): Solid {
  if (k === 1) return solid;
  const numbers = solid.numbers.map((value, i) =>
    solid.form === form.cushion && i === 6 ? value : value * k,
  );
  return {
    ...solid,
    at: times(solid.at, k),
    numbers,
    half: times(solid.half, k),
    middle: times(solid.middle, k),
    ...(solid.line === undefined ? {} : { line: solid.line.map((value) => value * k) }),
  };
}

/** Starts an empty model. `seed` makes the grain and folds of this piece its own. */
export function createModel(seed = 1): Model {
  const solids: Solid[] = [];
  const lamps: Model['lamps'] = [];
  let count = seed * 131;

  function addSolid(
    kind: number,
    place: Place,
    lift: number,
    numbers: readonly number[],
    bounds: { half: Vec; middle: Vec },
    material: Material,
    line?: readonly number[],
  ): void {
    count += 17;
    const turn: Turn = place.turn === undefined ? noTurn : turnOf(...place.turn);
    solids.push({
      form: kind,
      at: add(place.at, [0, lift, 0]),
      turn,
      numbers,
      ...(line === undefined ? {} : { line }),
      ...bounds,
      material,
      seed: place.seed ?? count,
    });
  }

  const centred = (half: Vec) => ({ half, middle: [0, 0, 0] as Vec });

  return {
    solids,
    lamps,
    box(place, size, material, round = 0.35) {
      const half = times(size, 0.5);
      const r = Math.min(round, ...half.map((side) => side * 0.98));
      addSolid(form.box, place, half[1], [...half, r], centred(half), material);
    },
    cushion(place, size, material, soft = {}) {
      const half = times(size, 0.5);
      const { round = Math.min(...half) * 0.8, bulge = 1.5, pinch = 0, seam = 'none' } = soft;
      const r = Math.min(round, ...half.map((side) => side * 0.98));
      const bounds = centred([half[0] + 0.5, half[1] + bulge + 0.5, half[2] + 0.5]);
      const numbers = [...half, r, bulge, pinch, seams[seam]];
      addSolid(form.cushion, place, half[1], numbers, bounds, material);
    },
    cone(place, below, above, height, material, round = 0.15) {
      const r = Math.max(below, above);
      const bounds = centred([r, height / 2, r]);
      addSolid(
        form.cone,
        place,
        height / 2,
        [height / 2, below, above, Math.min(round, height / 2.1, below, above)],
        bounds,
        material,
      );
    },
    ball(place, size, material) {
      const half = times(size, 0.5);
      addSolid(form.ball, place, half[1], half, centred(half), material);
    },
    ring(place, radius, thick, material) {
      const bounds = centred([radius + thick, thick, radius + thick]);
      addSolid(form.ring, place, thick, [radius, thick], bounds, material);
    },
    extrusion(place, outline, deep, material, round = 0.3) {
      const flat = boundsOf(
        pairs(outline).map(([x, y]): Vec => [x, y, 0]),
        round,
      );
      const bounds = { half: [flat.half[0], flat.half[1], deep / 2] as Vec, middle: flat.middle };
      addSolid(form.extrusion, place, 0, [deep / 2, round], bounds, material, outline);
    },
    sheet(place, line, wide, thick, material) {
      const flat = boundsOf(
        pairs(line).map(([x, y]): Vec => [x, y, 0]),
        thick,
      );
      const bounds = { half: [flat.half[0], flat.half[1], wide / 2] as Vec, middle: flat.middle };
      addSolid(form.sheet, place, 0, [wide / 2, thick], bounds, material, line);
    },
    lathe(place, outline, material, round = 0.15) {
      const points = pairs(outline);
      const r = Math.max(...points.map(([radius]) => radius)) + round;
      const bounds = boundsOf(
        points.flatMap(([, y]): Vec[] => [
          [-r, y, -r],
          [r, y, r],
        ]),
        round,
      );
      addSolid(form.lathe, place, 0, [round], bounds, material, outline);
    },
    bowl(place, line, thick, material) {
      const points = pairs(line);
      const r = Math.max(...points.map(([radius]) => radius)) + thick;
      const bounds = boundsOf(
        points.flatMap(([, y]): Vec[] => [
          [-r, y, -r],
          [r, y, r],
        ]),
        thick,
      );
      addSolid(form.bowl, place, 0, [thick / 2], bounds, material, line);
    },
    tube(points, r0, material, r1 = r0) {
      const bounds = boundsOf(points, Math.max(r0, r1));
      addSolid(form.tube, { at: [0, 0, 0] }, 0, [r0, r1], bounds, material, points.flat());
    },
    leaf(from, to, wide, material, bend = 0, roll = 0) {
      const along = unit(minus(to, from));
      const long = size(minus(to, from));
      const side = unit(cross(Math.abs(along[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0], along));
      const up = cross(along, side);
      const [c, sn] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)];
      const y = add(times(up, c), times(side, sn));
      const z = cross(along, y);
      const turn: Turn = [
        [along[0], y[0], z[0]],
        [along[1], y[1], z[1]],
        [along[2], y[2], z[2]],
      ];
      count += 17;
      solids.push({
        form: form.leaf,
        at: times(add(from, to), 0.5),
        turn,
        numbers: [long / 2, wide / 2, 0.12, bend],
        half: [long / 2, 0.4 + Math.abs(bend) / 2, wide / 2],
        middle: [0, -bend / 2, 0],
        material,
        seed: count,
      });
    },
    lamp(at, colour, power, reach) {
      lamps.push({ at, colour, power, reach });
    },
    put(model, at, turn = 0, scale = 1) {
      const outer = turnOf(0, turn, 0);
      for (const solid of model.solids) {
        const sized = scaledSolid(solid, scale);
        solids.push({
          ...sized,
          at: add(at, turned(outer, sized.at)),
          turn: combined(outer, sized.turn),
        });
      }
      for (const lamp of model.lamps) {
        lamps.push({ ...lamp, at: add(at, turned(outer, times(lamp.at, scale))) });
      }
    },
  };
}
