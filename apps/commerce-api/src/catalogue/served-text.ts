import type { RatingSummary } from '@shop/contract';
import type { Projection } from '../search/project-fields.ts';
import type { StockLevels } from '../stock/stock-levels.ts';
import type { CompleteChild } from './complete-product.ts';
import type { FieldTexts } from './field-texts.ts';
import { childStock, liveStock, type Availability } from './live-stock.ts';

/** What is known of a product beside its document. */
export interface LiveFacts {
  readonly id: number;
  readonly sku: string;
  readonly availability: Availability;
  readonly rating: RatingSummary | undefined;
}

/** What is done with a run of fields of the same names, from one place to before another. */
interface Step {
  readonly from: number;
  readonly to: number;
  /** `copy` as it stands; `cut` down; `live` when it shows figures of this moment, then cut down. */
  readonly work: 'copy' | 'cut' | 'live';
}

const plans = new WeakMap<Projection, WeakMap<readonly string[], readonly Step[]>>();

/**
 * The fields of a product as they are served, without the braces around them: cut down, with the stock of this
 * moment and the stars. The same as of the whole document, with no more parsed than that needs.
 */
export function servedText(
  texts: FieldTexts,
  project: Projection,
  levels: StockLevels,
  live: LiveFacts,
): string {
  const parts: string[] = [];
  const put = (name: string, value: unknown) => {
    const left = project.fateOf(name) === 'enter' ? project.ofField(name, value) : value;
    if (left !== undefined) parts.push(`${JSON.stringify(name)}:${JSON.stringify(left)}`);
  };
  for (const { from, to, work } of planOf(project, texts.names)) {
    const name = texts.names[from] ?? '';
    if (work === 'copy') parts.push(texts.text(from, to));
    else if (work === 'cut') put(name, texts.value(from));
    else if (name === 'rating_summary') put(name, live.rating ?? texts.value(from));
    else {
      const children = texts.value(from) as readonly CompleteChild[];
      put(
        name,
        children.map((child) => childStock(child, levels)),
      );
    }
  }
  if (project.fateOf('stock') !== 'drop') put('stock', liveStock(live, levels, live.availability));
  const isRated = live.rating !== undefined && !texts.names.includes('rating_summary');
  if (isRated && project.fateOf('rating_summary') !== 'drop') put('rating_summary', live.rating);
  return parts.join(',');
}

function planOf(project: Projection, names: readonly string[]): readonly Step[] {
  let byNames = plans.get(project);
  if (byNames === undefined) {
    byNames = new WeakMap();
    plans.set(project, byNames);
  }
  let plan = byNames.get(names);
  if (plan === undefined) {
    plan = makePlan(project, names);
    byNames.set(names, plan);
  }
  return plan;
}

function makePlan(project: Projection, names: readonly string[]): readonly Step[] {
  const steps: Step[] = [];
  names.forEach((name, at) => {
    const fate = project.fateOf(name);
    // The stock of this moment comes in its place.
    if (fate === 'drop' || name === 'stock') return;
    const isLive =
      name === 'rating_summary' ||
      (name === 'configurable_children' && project.keeps(name, 'stock'));
    const last = steps.at(-1);
    if (isLive) steps.push({ from: at, to: at + 1, work: 'live' });
    else if (fate === 'enter') steps.push({ from: at, to: at + 1, work: 'cut' });
    else if (last?.work === 'copy' && last.to === at)
      steps[steps.length - 1] = { ...last, to: at + 1 };
    else steps.push({ from: at, to: at + 1, work: 'copy' });
  });
  return steps;
}
