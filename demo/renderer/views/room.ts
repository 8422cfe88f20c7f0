import { stream } from '../engine/chance.ts';
import type { Material, Wood } from '../engine/material.ts';
import type { Plane, Scene } from '../engine/scene.ts';
import { camera } from '../engine/view.ts';
import type { View } from '../engine/view.ts';
import { createModel } from '../model.ts';
import { boundsOf } from './bounds.ts';
import { leafLight, roomSun, windowLight } from './daylight.ts';
import { dress } from './dress.ts';
import { pickOf } from './stage.ts';
import type { RoomPlan, Setting, Stage } from './stage.ts';

const walls: Record<Setting, readonly string[]> = {
  living: ['#e4dbcb', '#d8d3c3', '#dccfbd', '#cfd0c2', '#e0d2c4'],
  reading: ['#ddd3c3', '#cfd0c3', '#d9c9ba', '#c9ccc0'],
  dining: ['#e0d8c8', '#d3cdbd', '#d9c8b6', '#c9cdbf'],
  bed: ['#ddd3c4', '#cfcfc4', '#d9c9bd', '#c8ccc9'],
  kids: ['#e6d7c6', '#d5d9ca', '#e5cfc2', '#d3d8d8'],
  work: ['#d9d5c8', '#cdd0c5', '#e0d5c6'],
  hall: ['#e2d9c9', '#d2cdbf', '#c9c6b4'],
  garden: ['#e2d8c7', '#dccdb8'],
  top: ['#ddd3c3', '#cfd0c3', '#e0d0c0', '#d0c8ba'],
  wall: ['#e0d7c8', '#d3d1c3', '#dccdbd', '#c9ccbd'],
  ceiling: ['#e2d9ca', '#d6d2c4', '#dccfc0'],
  floor: ['#e0d7c8', '#d6d0c0'],
  storage: ['#e2d9ca', '#d2cfc0', '#dccbb9', '#cdd0c8'],
};

const floors: readonly Wood[] = ['tolgy', 'koris', 'tolgy', 'fust'];

/** A corner of a home with the subject in it, lit by a window that is out of sight. */
export function room(plan: RoomPlan): { scene: Scene; view: View } {
  const rnd = stream(plan.seed);
  const b = boundsOf(plan.subject);
  const loose: readonly Setting[] = ['dining', 'ceiling', 'floor', 'garden'];
  const back =
    plan.setting === 'wall'
      ? 30
      : plan.setting === 'reading'
        ? 62
        : b.d / 2 +
          (plan.setting === 'floor'
            ? 40
            : loose.includes(plan.setting)
              ? 74
              : plan.setting === 'work' && b.h > 80 && b.w < 76
                ? 46
                : plan.setting === 'top'
                  ? 34
                  : 9);
  const left = Math.max(b.w, 60) / 2 + 96;
  const stage: Stage = { m: createModel(plan.seed), rnd, back, left };
  const shot = dress(stage, plan);
  const garden = plan.setting === 'garden';
  const wall: Material = { kind: 'plaster', colour: pickOf(walls[plan.setting], rnd()) };
  const floorKind = garden
    ? pickOf(['terasz', 'ko'] as const, rnd())
    : rnd() < 0.3
      ? 'halszalka'
      : 'deszka';
  const floor: Material = {
    kind: 'floor',
    floor: floorKind,
    wood: garden ? 'teak' : pickOf(floors, rnd()),
  };
  const planes: Plane[] = [
    { normal: [0, 1, 0], offset: 0, material: floor },
    { normal: [0, 0, 1], offset: -back, material: wall },
  ];
  if (!garden) {
    planes.push({ normal: [1, 0, 0], offset: -left, material: wall });
    const skirting: Material = { kind: 'paint', colour: '#efe9de', gloss: 0.15 };
    stage.m.box({ at: [left, 0, -back + 0.7] }, [left * 4, 9, 1.4], skirting, 0.4);
    stage.m.box({ at: [-left + 0.7, 0, 300 - back] }, [1.4, 9, 600], skirting, 0.4);
  }
  // A wide picture shows more room beside the subject, the whole of what is tall, and the floor it stands on.
  const isWide = plan.width > plan.height;
  const scale = isWide
    ? plan.height / Math.max(0.94 * shot.span, 1.3 * b.h, Math.min(1.1 * shot.span, 240))
    : plan.width / shot.span;
  const isHung = plan.setting === 'wall' || plan.setting === 'ceiling';
  const usualMiddle = plan.height * (isHung ? 0.5 : 0.56);
  const lowMiddle = plan.height * 0.94 - (shot.middle + b.d * 0.08) * scale;
  const standsOnFloor = !isHung && plan.setting !== 'top' && plan.setting !== 'floor';
  const focus = [shot.span * 0.06, shot.middle * 0.92, -back * 0.5] as const;
  const view = camera({
    width: plan.width,
    height: plan.height,
    yaw: 21,
    pitch: 0,
    rise: plan.setting === 'floor' ? 190 : isHung ? 36 : 96,
    distance: 720,
    target: [shot.x, shot.middle, 0],
    scale,
    origin: [
      plan.width / 2,
      isWide && standsOnFloor ? Math.min(usualMiddle, lowMiddle) : usualMiddle,
    ],
  });
  return {
    view,
    scene: {
      solids: stage.m.solids,
      lamps: stage.m.lamps,
      planes,
      backdrop: '#e4dbcb',
      sun: roomSun,
      key: 1.05,
      sky: garden ? 0.74 : 0.8,
      gobo: garden
        ? leafLight(0.3)
        : windowLight(focus, {
            pane: [shot.span * 0.25, shot.span * 0.24],
            columns: 2,
            rows: 3,
            bar: shot.span * 0.025,
            soft: 4 + shot.span * 0.014,
            dim: 0.3,
          }),
      finest: 1 / scale,
      shadowPixels: 800,
    },
  };
}
