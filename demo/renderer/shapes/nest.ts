import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { table } from './table.ts';
import type { TablePlan } from './table.ts';

/** Two or three tables that slide under each other. */
export function nest(plan: {
  sizes: readonly (readonly [w: number, h: number])[];
  plate: TablePlan['plate'];
  legs: TablePlan['legs'];
  tops: readonly Material[];
  frame: Material;
}): Model {
  const m = createModel(97);
  const spots = [
    [-0.16, -0.14],
    [0.48, 0.36],
    [0.05, 0.6],
  ] as const;
  const first = plan.sizes[0]?.[0] ?? 60;
  plan.sizes.forEach(([w, h], i) => {
    const [dx, dz] = spots[i] ?? [0, 0];
    const one = table({
      plate: plan.plate,
      legs: plan.legs,
      w,
      d: w * (plan.plate === 'round' ? 1 : 0.8),
      h,
      top: plan.tops[i % plan.tops.length] ?? plan.frame,
      frame: plan.frame,
      thick: 2,
    });
    m.put(one, [dx * first, 0, dz * first], i * 9);
  });
  return m;
}
