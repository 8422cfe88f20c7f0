import type { Scene } from '../engine/scene.ts';
import { createTracer } from '../engine/tracer.ts';
import { camera } from '../engine/view.ts';
import type { View } from '../engine/view.ts';
import type { Model } from '../model.ts';
import { packshotScene, packshotView } from './packshot.ts';
import type { Stance } from './packshot.ts';

/** A small picture of which solid is seen where: enough to choose where to look closely. */
const scout = { width: 96, height: 120 };

/** Zoom factors relative to the packshot; a thin object needs the later ones. */
const zooms = [2.6, 3.4, 4.6] as const;
/** Share of the close picture that the thing should fill. */
const filled = 0.62;

interface Spot {
  readonly zoom: number;
  /** Middle of the close look, as shares of the packshot. */
  readonly x: number;
  readonly y: number;
  readonly cover: number;
  readonly score: number;
}

/** Solid at every point of a small packshot: its number, or −1. */
function scouted(model: Model, stance: Stance): Int32Array {
  const { view } = packshotView(model, stance, scout.width);
  const tracer = createTracer(model.solids, view);
  const seen = new Int32Array(scout.width * scout.height);
  for (let y = 0; y < scout.height; y++) {
    for (let x = 0; x < scout.width; x++) {
      tracer.trace(x + 0.5, y + 0.5, Infinity);
      seen[y * scout.width + x] = tracer.hit.solid;
    }
  }
  return seen;
}

/**
 * The window where the thing fills the picture and most of its parts and materials meet; what is too thin to
 * fill one stands in its middle.
 */
function bestSpot(model: Model, seen: Int32Array, zoom: number, thin = false): Spot {
  const [w, h] = [Math.round(scout.width / zoom), Math.round(scout.height / zoom)];
  let best: Spot = { zoom, x: 0.5, y: 0.5, cover: 0, score: -1 };
  for (let top = 0; top + h <= scout.height; top += 2) {
    for (let left = 0; left + w <= scout.width; left += 2) {
      let covered = 0;
      let [sumX, sumY] = [0, 0];
      const parts = new Set<number>();
      for (let y = top; y < top + h; y++) {
        for (let x = left; x < left + w; x++) {
          const solid = seen[y * scout.width + x] ?? -1;
          if (solid < 0) continue;
          covered++;
          sumX += x + 0.5;
          sumY += y + 0.5;
          parts.add(solid);
        }
      }
      const cover = covered / (w * h);
      const materials = new Set([...parts].map((part) => model.solids[part]?.material)).size;
      const aside =
        covered === 0
          ? 1
          : Math.hypot((sumX / covered - left) / w - 0.5, (sumY / covered - top) / h - 0.5);
      const score =
        (thin ? 1 - aside * 1.5 : 0) +
        Math.min(cover, 0.86) +
        0.08 * Math.min(materials, 3) +
        0.015 * Math.min(parts.size, 6);
      if (score > best.score) {
        best = {
          zoom,
          x: (left + w / 2) / scout.width,
          y: (top + h / 2) / scout.height,
          cover,
          score,
        };
      }
    }
  }
  return best;
}

/** A close look at the part of a thing where its material, seams and joints show best. */
export function detail(model: Model, stance: Stance, width: number): { scene: Scene; view: View } {
  const seen = scouted(model, stance);
  const spots = zooms.map((zoom) => bestSpot(model, seen, zoom));
  const spot =
    spots.find(({ cover }) => cover >= filled) ?? bestSpot(model, seen, zooms.at(-1)!, true);
  const { plan } = packshotView(model, stance, width);
  const scale = plan.scale * spot.zoom;
  const view = camera({
    ...plan,
    scale,
    origin: [
      width / 2 + (plan.origin[0] - spot.x * width) * spot.zoom,
      (width * 1.25) / 2 + (plan.origin[1] - spot.y * width * 1.25) * spot.zoom,
    ],
  });
  return { view, scene: { ...packshotScene(model, stance, scale), shadowPixels: 500 } };
}
