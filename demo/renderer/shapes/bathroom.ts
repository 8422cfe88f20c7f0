import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { cabinet, grid } from './cabinet.ts';
import type { FrontKind } from './cabinet.ts';

/** A washstand: drawers, a stone top, a bowl and its tap. `h` is the height of the top. */
export function washstand(plan: {
  w: number;
  d: number;
  h: number;
  columns: number;
  fronts: FrontKind;
  body: Material;
  top: Material;
  basin: Material;
  tap: Material;
}): Model {
  const m = createModel(409);
  const { w, d, h, body, basin, tap } = plan;
  m.put(
    cabinet({
      w,
      d,
      h: h - 3,
      columns: grid(plan.columns, plan.fronts === 'drawer' ? 2 : 1, plan.fronts),
      body,
      front: body,
      leg: 'block',
      legHeight: 22,
      handle: plan.fronts === 'drawer' ? 'edge' : 'none',
      metal: tap,
    }),
    [0, 0, 0],
  );
  m.box({ at: [0, h - 3, 0] }, [w + 2, 3, d + 1], plan.top, 0.5);
  m.bowl({ at: [0, h, 2] }, [0, 1.4, 9, 1.4, 15, 3.2, 18.4, 7.6, 19.4, 13], 1.1, basin);
  m.cone({ at: [0, h + 1.9, 2] }, 2, 2, 0.5, tap, 0.1);
  m.cone({ at: [0, h, -d / 2 + 6] }, 2.6, 2.4, 1.2, tap, 0.3);
  m.tube(
    [
      [0, h, -d / 2 + 6],
      [0, h + 25, -d / 2 + 6],
      [0, h + 28, -d / 2 + 8],
      [0, h + 28, -d / 2 + 17],
      [0, h + 25, -d / 2 + 18],
    ],
    1.1,
    tap,
  );
  m.tube(
    [
      [2, h + 14, -d / 2 + 6],
      [8, h + 16, -d / 2 + 6],
    ],
    0.7,
    tap,
  );
  return m;
}

/** A cloth hung over a rod that runs along x: `front` and `back` are how far it falls on each side. */
function hungCloth(
  m: Model,
  at: readonly [x: number, y: number, z: number],
  wide: number,
  front: number,
  back: number,
  cover: Material,
): void {
  const line = [-2.4, -front, -2.2, -front * 0.5, -1.9, -3, -1.2, 0.4, 0, 1.1, 1.2, 0.4, 1.9, -3];
  m.sheet({ at, turn: [0, 90, 0] }, [...line, 2.3, -back], wide, 1.1, cover);
}

/** A leaning ladder for towels. */
export function towelLadder(plan: {
  w: number;
  h: number;
  frame: Material;
  towels: readonly Material[];
}): Model {
  const m = createModel(419);
  const { w, h, frame, towels } = plan;
  const lean = 30;
  const zAt = (y: number): number => lean * (1 - y / h) - lean / 2;
  for (const side of [-1, 1])
    m.tube(
      [
        [side * (w / 2 - 1.6), 0.6, zAt(0)],
        [side * (w / 2 - 1.6), h, zAt(h)],
      ],
      1.7,
      frame,
    );
  const rungs = 5;
  for (let i = 0; i < rungs; i++) {
    const y = h * (0.16 + (0.76 * i) / (rungs - 1));
    m.tube(
      [
        [-w / 2 + 2, y, zAt(y)],
        [w / 2 - 2, y, zAt(y)],
      ],
      1.2,
      frame,
    );
    const towel = towels[rungs - 1 - i];
    if (towel !== undefined && i > 1)
      hungCloth(m, [i % 2 === 0 ? 2 : -3, y + 1, zAt(y)], w * 0.66, h * 0.2, h * 0.16, towel);
  }
  return m;
}

/** Folded towels with two rolled ones on top. */
export function towels(plan: {
  w: number;
  d: number;
  folds: number;
  covers: readonly Material[];
}): Model {
  const m = createModel(421);
  const { w, d, folds, covers } = plan;
  const cover = (i: number): Material => covers[i % covers.length] ?? paint('#ffffff');
  for (let i = 0; i < folds; i++) {
    const inset = (i % 2) * 1.4;
    const at = [inset * 0.4, i * 6.4, -inset * 0.3] as const;
    // One towel: two layers at its sides, closed by a fold in front.
    for (const layer of [0, 1])
      m.cushion({ at: [at[0], at[1] + layer * 3, at[2]] }, [w - inset, 3.3, d - inset], cover(i), {
        round: 1.65,
        bulge: 0.35,
      });
    const long = w - inset - 0.8;
    m.cone(
      { at: [at[0], at[1] + 3.15 - long / 2, at[2] + (d - inset) / 2 - 2.4], turn: [0, 0, 90] },
      3.15,
      3.15,
      long,
      cover(i),
      1.4,
    );
  }
  const top = folds * 6.4 + 0.2;
  for (const side of [-1, 1]) {
    m.cone(
      { at: [side * 6.2, top - d * 0.36 + 5.4, 1], turn: [90, 0, 0] },
      5.5,
      5.5,
      d * 0.72,
      cover(folds + (side > 0 ? 1 : 0)),
      1.4,
    );
  }
  return m;
}

/** What stands beside a basin: a pump bottle, a cup and a dish on a tray. */
export function bathSet(plan: { body: Material; tray: Material; metal: Material }): Model {
  const m = createModel(431);
  const { body, tray, metal } = plan;
  m.box({ at: [0, 0, 0] }, [34, 1.8, 15], tray, 0.8);
  m.lathe(
    { at: [-9.5, 1.8, 0] },
    [0, 0, 3.7, 0, 3.9, 0.8, 3.9, 10.8, 3.4, 12.4, 1.5, 13.4, 1.4, 14.2, 0, 14.2],
    body,
    0.35,
  );
  m.cone({ at: [-9.5, 15.8, 0] }, 1.6, 1.6, 1.6, metal, 0.3);
  m.tube(
    [
      [-9.5, 17, 0],
      [-9.5, 20.4, 0],
      [-9.5, 20.8, 1.2],
      [-9.5, 20.4, 4.4],
    ],
    0.5,
    metal,
  );
  m.bowl({ at: [1, 1.8, -0.5] }, [0, 0.5, 3.4, 0.5, 3.8, 1.6, 3.9, 10], 0.6, body);
  m.bowl({ at: [11, 1.8, 0.4] }, [0, 0.4, 3.4, 0.4, 4.6, 1.2, 5, 2.4], 0.6, body);
  m.cushion({ at: [11, 2.6, 0.4], turn: [0, 16, 0] }, [6, 2.6, 4], paint('#efe6d6', 0.35), {
    round: 1.2,
    bulge: 0.5,
  });
  m.tube(
    [
      [0.4, 4, -0.4],
      [3.4, 17.5, -1.4],
    ],
    0.5,
    { kind: 'wood', wood: 'bukk' },
  );
  return m;
}

/** A woven basket with a lid: for laundry. */
export function laundryBasket(plan: {
  d: number;
  h: number;
  weave: Material;
  lid: Material;
}): Model {
  const m = createModel(433);
  const r = plan.d / 2;
  m.bowl(
    { at: [0, 0, 0] },
    [0, 0.8, r * 0.88, 0.8, r * 0.96, plan.h * 0.4, r * 0.98, plan.h - 4],
    1.6,
    plan.weave,
  );
  m.ring({ at: [0, plan.h - 5, 0] }, r * 0.98, 1.1, plan.weave);
  m.cone({ at: [0, plan.h - 3.4, 0] }, r, r * 0.98, 2.2, plan.lid, 0.9);
  m.cone({ at: [0, plan.h - 1.4, 0] }, 1.4, 1.4, 1.6, plan.lid, 0.4);
  m.ball({ at: [0, plan.h - 0.4, 0] }, [4, 3, 4], plan.lid);
  return m;
}
