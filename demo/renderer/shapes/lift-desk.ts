import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A desk that rises: two columns on runners. */
export function liftDesk(plan: {
  w: number;
  d: number;
  h: number;
  top: Material;
  frame: Material;
}): Model {
  const m = createModel(101);
  const { w, d, h, top, frame } = plan;
  m.box({ at: [0, h - 2.8, 0] }, [w, 2.8, d], top, 0.5);
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - 24);
    m.box({ at: [x, 0, 0] }, [7, 2.6, d - 6], frame, 0.8);
    m.box({ at: [x, 2, -2] }, [8, h * 0.55, 6], frame, 0.6);
    m.box({ at: [x, h * 0.5, -2] }, [6.4, h * 0.46, 4.6], frame, 0.5);
    m.box({ at: [x, h - 5.4, 0] }, [6, 2.6, d - 14], frame, 0.5);
  }
  m.box({ at: [0, h - 6.5, -8] }, [w - 50, 3.6, 5], frame, 0.5);
  m.box({ at: [w / 2 - 20, h - 4.4, d / 2 - 2] }, [9, 1.6, 3], frame, 0.6);
  return m;
}
