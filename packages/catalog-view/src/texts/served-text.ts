import { hash } from 'node:crypto';
import type { Projection } from '@shop/search';
import type { RatingSummary } from '@shop/contract';
import { LRUCache } from 'lru-cache';
import type { StockLevel, StockLevels } from '../stock/stock-levels.ts';
import type { NormalVariant } from '@shop/catalog-documents';
import type { FieldTexts } from './field-texts.ts';
import { childStock, liveStock, type Availability } from '../stock/live-stock.ts';

/** Facts about a product that are not in its document. */
export interface LiveFacts {
  readonly id: number;
  readonly sku: string;
  readonly availability: Availability;
  readonly rating: RatingSummary | undefined;
}

/** Fields of equal names, from one position to before another, and their treatment. */
interface Step {
  readonly from: number;
  readonly to: number;
  /** `copy` as it stands; `cut` down; `live` when it shows figures of this moment, then cut down. */
  readonly work: 'copy' | 'cut' | 'live';
}

interface Plan {
  readonly steps: readonly Step[];
  /** Something is parsed and written again: worth keeping. */
  readonly isKept: boolean;
}

/** The figures in a text of a product. */
interface ShownFigures {
  readonly project: Projection;
  readonly rating: RatingSummary | undefined;
  /** By article number; a level that changes is another object. */
  readonly levels: ReadonlyMap<string, StockLevel | undefined>;
}

/** Fields of a product as they were served, with the figures in them. */
interface ServedFields extends ShownFigures {
  readonly text: string;
}

/** Hash of the text of a product as it was served. */
interface ServedHash extends ShownFigures {
  readonly availability: Availability;
  readonly hash: string;
}

const plans = new WeakMap<Projection, WeakMap<readonly string[], Plan>>();

/** Bytes of the texts kept, and of the products they keep from being collected: the pages asked last. */
const maxKeptBytes = 16 * 1024 * 1024;
/** Last projection of each product. A product that changes is another object. */
const cache = new LRUCache<FieldTexts, ServedFields>({
  maxSize: maxKeptBytes,
  sizeCalculation: ({ text }, { byteLength }) => 2 * text.length + byteLength,
});

/** Last hash of each product. A product that changes is another object. */
const hashes = new WeakMap<FieldTexts, ServedHash>();

/**
 * The first 22 characters of the SHA-256 of {@link servedText}, base64url. Computed once for a product while its fields,
 * stock and rating are the same.
 */
export function servedHash(
  texts: FieldTexts,
  project: Projection,
  levels: StockLevels,
  live: LiveFacts,
): string {
  const { sku, availability, rating } = live;
  const cached = hashes.get(texts);
  if (
    cached?.project === project &&
    cached.availability.isInStock === availability.isInStock &&
    cached.availability.qty === availability.qty &&
    isCurrent(cached, levels, live)
  ) {
    return cached.hash;
  }
  const fields = plannedFields(texts, project, levels, live);
  const text = withFigures(fields.text, texts, project, levels, live);
  const shownLevels = new Map(fields.levels).set(sku, levels.of(sku));
  const figures = { project, rating, levels: shownLevels, availability };
  const textHash = hash('sha256', text, 'base64url').slice(0, 22);
  hashes.set(texts, { ...figures, hash: textHash });
  return textHash;
}

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
  const { text } = plannedFields(texts, project, levels, live);
  return withFigures(text, texts, project, levels, live);
}

/** Adds the stock and the rating to the fields that the document has. */
function withFigures(
  text: string,
  texts: FieldTexts,
  project: Projection,
  levels: StockLevels,
  live: LiveFacts,
): string {
  const parts: string[] = text === '' ? [] : [text];
  const put = (name: string, value: unknown) => {
    const field = fieldText(project, name, value);
    if (field !== '') parts.push(field);
  };
  if (project.fateOf('stock') !== 'drop') put('stock', liveStock(live, levels, live.availability));
  const isRated = live.rating !== undefined && !texts.names.includes('rating_summary');
  if (isRated && project.fateOf('rating_summary') !== 'drop') put('rating_summary', live.rating);
  return parts.join(',');
}

/** The fields the document has. */
function plannedFields(
  texts: FieldTexts,
  project: Projection,
  levels: StockLevels,
  live: LiveFacts,
): ServedFields {
  const { steps, isKept } = planOf(project, texts.names);
  const cached = isKept ? cache.get(texts) : undefined;
  if (cached?.project === project && isCurrent(cached, levels, live)) return cached;
  const shownLevels = new Map<string, StockLevel | undefined>();
  const text = steps
    .map(({ from, to, work }) => {
      const name = texts.names[from] ?? '';
      if (work === 'copy') return texts.text(from, to);
      if (work === 'cut') return fieldText(project, name, texts.value(from));
      if (name === 'rating_summary') {
        return fieldText(project, name, live.rating ?? texts.value(from));
      }
      const children = texts.value(from) as readonly NormalVariant[];
      for (const { sku } of children) shownLevels.set(sku, levels.of(sku));
      const stocked = children.map((child) => childStock(child, levels));
      return fieldText(project, name, stocked);
    })
    .filter((part) => part !== '')
    .join(',');
  const shownText = { project, text, rating: live.rating, levels: shownLevels };
  if (isKept) cache.set(texts, shownText);
  return shownText;
}

/** Whether the figures in the text are those of this moment. */
function isCurrent(cached: ShownFigures, levels: StockLevels, { rating }: LiveFacts): boolean {
  if (cached.rating !== rating) return false;
  for (const [sku, level] of cached.levels) if (levels.of(sku) !== level) return false;
  return true;
}

/** `"name":…`, or nothing when nothing of it is left. */
function fieldText(project: Projection, name: string, value: unknown): string {
  const projected = project.fateOf(name) === 'enter' ? project.ofField(name, value) : value;
  return projected === undefined ? '' : `${JSON.stringify(name)}:${JSON.stringify(projected)}`;
}

function planOf(project: Projection, names: readonly string[]): Plan {
  let byNames = plans.get(project);
  if (byNames === undefined) {
    byNames = new WeakMap();
    plans.set(project, byNames);
  }
  let plan = byNames.get(names);
  if (plan === undefined) {
    const steps = makePlan(project, names);
    const does = (work: Step['work']) => steps.some((step) => step.work === work);
    plan = { steps, isKept: does('cut') || does('live') };
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
