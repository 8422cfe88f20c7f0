import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import type { Plane, Scene } from '../engine/scene.ts';
import type { Vec } from '../engine/vector.ts';
import { camera } from '../engine/view.ts';
import type { View } from '../engine/view.ts';
import type { Drawing } from '../drawing.ts';
import { modelOf } from '../drawing.ts';
import { createModel } from '../model.ts';
import { leafLight, roomSun, windowLight } from './daylight.ts';
import { homeScenes } from './home-scenes.ts';

/** A piece of a home scene: what, where (x, height, z in cm) and turned by how many degrees. */
interface Piece {
  readonly drawing: Drawing;
  readonly at: Vec;
  readonly turn?: number;
}

export interface HomeScene {
  readonly pieces: readonly Piece[];
  readonly wall: string;
  readonly floor: Material;
  /** The back wall is at −back, the left one at −left; no left wall outdoors. */
  readonly back: number;
  readonly left?: number;
  /** What the picture shows: its middle (x, height) and width in cm, and the height of the eye above it. */
  readonly middle: readonly [x: number, y: number];
  readonly span: number;
  readonly rise: number;
  readonly yaw: number;
  /** Position of the window's light. */
  readonly focus: Vec;
}

/** Builds one of the scenes of the home page. Errors: throws when the name is not known. */
export function homeScene(
  name: string,
  width: number,
  height: number,
): { scene: Scene; view: View } {
  const plan = homeScenes[name];
  if (plan === undefined) throw new Error(`There is no home scene ${name}`);
  return furnishedScene(plan, name.length * 31, width, height);
}

/** Creates the camera of a scene: it also returns the position of each piece in the picture. */
export function sceneView(plan: HomeScene, width: number, height: number): View {
  return camera({
    width,
    height,
    yaw: plan.yaw,
    pitch: 0,
    rise: plan.rise,
    distance: 780,
    target: [plan.middle[0], plan.middle[1], 0],
    scale: width / plan.span,
    origin: [width / 2, height / 2],
  });
}

/** Puts the pieces of a plan into its room and lights it. */
export function furnishedScene(
  plan: HomeScene,
  seed: number,
  width: number,
  height: number,
): { scene: Scene; view: View } {
  const m = createModel(seed);
  for (const { drawing, at, turn } of plan.pieces) m.put(modelOf(drawing), at, turn ?? 0);
  const wall: Material = { kind: 'plaster', colour: plan.wall };
  const planes: Plane[] = [
    { normal: [0, 1, 0], offset: 0, material: plan.floor },
    { normal: [0, 0, 1], offset: -plan.back, material: wall },
  ];
  if (plan.left !== undefined) {
    planes.push({ normal: [1, 0, 0], offset: -plan.left, material: wall });
    const skirting = paint('#efe9de', 0.15);
    m.box({ at: [300, 0, -plan.back + 0.7] }, [plan.left * 2 + 600, 9, 1.4], skirting, 0.4);
    m.box({ at: [-plan.left + 0.7, 0, 400 - plan.back] }, [1.4, 9, 800], skirting, 0.4);
  }
  const scale = width / plan.span;
  const pane = plan.span * 0.17;
  return {
    view: sceneView(plan, width, height),
    scene: {
      solids: m.solids,
      lamps: m.lamps,
      planes,
      backdrop: plan.wall,
      sun: roomSun,
      key: 1.05,
      sky: 0.8,
      gobo:
        plan.left === undefined
          ? leafLight(0.3)
          : windowLight(plan.focus, {
              pane: [pane, pane * 1.15],
              columns: 2,
              rows: 3,
              bar: pane * 0.1,
              soft: 8,
              dim: 0.3,
            }),
      finest: 1 / scale,
      shadowPixels: 1400,
    },
  };
}
