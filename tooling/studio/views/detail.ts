import type { Scene } from '../engine/scene.ts';
import { camera } from '../engine/view.ts';
import type { View } from '../engine/view.ts';
import type { Model } from '../model.ts';
import { boundsOf } from './bounds.ts';
import { packshotScene, packshotView } from './packshot.ts';
import type { Stance } from './packshot.ts';

/** A close look: the front right upper part, where seams, grain and glaze show. */
export function detail(model: Model, stance: Stance, width: number): { scene: Scene; view: View } {
  const { view, plan } = packshotView(model, stance, width);
  const b = boundsOf(model);
  const zoom = 2.3;
  const focus = view.project([
    b.low[0] + b.w * 0.62,
    b.low[1] + b.h * (stance === 'flat' ? 1 : 0.66),
    b.low[2] + b.d * (stance === 'flat' ? 0.7 : 0.75),
  ]);
  const scale = plan.scale * zoom;
  const close = camera({
    ...plan,
    scale,
    origin: [
      width / 2 + (plan.origin[0] - focus[0]) * zoom,
      width * 0.66 + (plan.origin[1] - focus[1]) * zoom,
    ],
  });
  return { view: close, scene: { ...packshotScene(model, stance, scale), shadowPixels: 900 } };
}
