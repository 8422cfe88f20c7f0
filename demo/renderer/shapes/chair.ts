import type { Model } from '../model.ts';
import type { ChairPlan } from './chair-plan.ts';
import { cantilever, panel, ply, shell, stool } from './padded-chair.ts';
import { cane, ladder, round, spindle } from './wooden-chair.ts';

const builders = { shell, panel, spindle, ladder, round, ply, cane, cantilever, stool };

export const chair = (plan: ChairPlan): Model => builders[plan.kind](plan);
