import type { Model } from '../model.ts';
import { floorLamp } from './floor-lamp.ts';
import { pendant } from './hanging-lamp.ts';
import type { LampPlan } from './lamp-plan.ts';
import { tableLamp } from './table-lamp.ts';
import { wallLamp } from './wall-lamp.ts';

const hung: ReadonlySet<LampPlan['kind']> = new Set([
  'dome',
  'sphere',
  'drum',
  'cone',
  'cluster',
  'beam',
  'plate',
  'basket',
]);

const onWall: ReadonlySet<LampPlan['kind']> = new Set(['disc', 'bracket', 'swing']);

const onTable: ReadonlySet<LampPlan['kind']> = new Set([
  'mushroom',
  'urn',
  'arm',
  'orb',
  'bell',
  'tulip',
]);

export const lampStance = (plan: LampPlan): 'floor' | 'wall' | 'hang' =>
  hung.has(plan.kind) ? 'hang' : onWall.has(plan.kind) ? 'wall' : 'floor';

/** A lamp, lit. */
export function lamp(plan: LampPlan): Model {
  if (hung.has(plan.kind)) return pendant(plan);
  if (onWall.has(plan.kind)) return wallLamp(plan);
  return onTable.has(plan.kind) ? tableLamp(plan) : floorLamp(plan);
}
