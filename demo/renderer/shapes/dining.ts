import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { bench } from './bench.ts';
import { chair } from './chair.ts';
import type { ChairPlan } from './chair-plan.ts';
import { table } from './table.ts';
import type { TablePlan } from './table.ts';

/**
 * A table with chairs around it. A bench takes the place of a row: in front, or behind where its back would hide the
 * table.
 */
export function dining(plan: {
  table: TablePlan;
  chairs: readonly ChairPlan[];
  count: number;
  bench?: Parameters<typeof bench>[0];
}): Model {
  const m = createModel(307);
  const { w, d } = plan.table;
  m.put(table(plan.table), [0, 0, 0]);
  const seat = (i: number) => chair(plan.chairs[i % plan.chairs.length] ?? plan.chairs[0]!);
  if (plan.table.plate === 'round') {
    for (let i = 0; i < plan.count; i++) {
      const a = (i / plan.count) * 360 + 40;
      const rad = (a * Math.PI) / 180;
      m.put(seat(i), [Math.sin(rad) * (w / 2 + 12), 0, Math.cos(rad) * (w / 2 + 12)], a + 180);
    }
    return m;
  }
  if (plan.bench !== undefined) {
    const front = plan.bench.kind === 'back' ? -1 : 1;
    m.put(bench(plan.bench), [0, 0, front * (d / 2 + plan.bench.d / 2 + 4)]);
    const across = plan.count - 2;
    for (let i = 0; i < across; i++) {
      const x = -w / 2 + (w / across) * (i + 0.5);
      m.put(seat(i), [x, 0, -front * (d / 2 + 8)], front === 1 ? 0 : 180);
    }
    for (const side of [-1, 1]) m.put(seat(across), [side * (w / 2 + 14), 0, 0], -90 * side);
    return m;
  }
  const ends = plan.count > 4 ? plan.count % 4 : 0;
  const along = (plan.count - ends) / 2;
  for (let i = 0; i < along; i++) {
    const x = -w / 2 + (w / along) * (i + 0.5);
    m.put(seat(i * 2), [x, 0, -d / 2 - 8], 0);
    m.put(seat(i * 2 + 1), [x, 0, d / 2 + 10], 180);
  }
  for (let i = 0; i < ends; i++)
    m.put(seat(i), [(i === 0 ? 1 : -1) * (w / 2 + 14), 0, 0], i === 0 ? -90 : 90);
  return m;
}
