import { expect, it } from 'vitest';
import { createModel } from '../model.ts';
import { cloth } from './material.ts';
import { createTracer } from './tracer.ts';
import { camera } from './view.ts';

it('meets a cushion wherever it is looked at along its face: no ray is given up between two that meet it', () => {
  const m = createModel();
  for (const x of [-70, 0, 70]) {
    m.cushion({ at: [x, 40, 0], turn: [-13, 0, 0] }, [69, 45, 17], cloth('bukle', '#66754f'), {
      round: 6,
      bulge: 2.5,
      seam: 'upright',
    });
  }
  const view = camera({
    width: 100,
    height: 100,
    yaw: -90,
    pitch: 0,
    rise: 120,
    distance: 900,
    target: [0, 60, 0],
    scale: 2,
    origin: [50, 50],
  });
  const tracer = createTracer(m.solids, view);
  for (let y = 0; y < 100; y++) {
    const met = Array.from({ length: 100 }, (_, x) => {
      tracer.trace(x + 0.5, y + 0.5, Infinity);
      return tracer.hit.solid >= 0 ? 'x' : ' ';
    });
    expect(met.join('').trim()).toMatch(/^x*$/);
  }
});
