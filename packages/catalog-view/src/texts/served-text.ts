import { hash } from 'node:crypto';
import type { Projection } from '@shop/search';
import type { RatingSummary } from '@shop/contract';
import { LRUCache } from 'lru-cache';
import type { StockLevel, StockLevels } from '../stock/stock-levels.ts';
import type { NormalVariant } from '@shop/catalog-documents';
import type { FieldTexts } from './field-texts.ts';
import { childStock, liveStock, type Availability } from '../stock/live-stock.ts';

/** Live facts about a product that are not in its document. */
export interface LiveFacts {
  readonly id: number;
  readonly sku: string;
  readonly availability: Availability;
  readonly rating: RatingSummary | undefined;
}

/** Adjacent fields with the same treatment, from one index to before another. */
interface Step {
  readonly from: number;
  readonly to: number;
  /** `copy`: unchanged; `cut`: projected; `live`: with live figures, then projected. */
  readonly work: 'copy' | 'cut' | 'live';
}

interface Plan {
  readonly steps: readonly Step[];
  /** True if the text is parsed and serialised again: worth caching. */
  readonly isKept: boolean;
}

/** The live figures in a served text. */
interface ShownFigures {
  readonly project: Projection;
  readonly rating: RatingSummary | undefined;
  /** By article number. A level that changes is a new object. */
  readonly levels: ReadonlyMap<string, StockLevel | undefined>;
}

/** Fields of a product as served, with the figures in them. */
interface ServedFields extends ShownFigures {
  readonly text: string;
}

/** Hash of a product's text as served. */
interface ServedHash extends ShownFigures {
  readonly availability: Availability;
  readonly hash: string;
}

const plans = new WeakMap<Projection, WeakMap<readonly string[], Plan>>();

/** Maximum bytes of cached texts and of the products they keep from garbage collection: the last requested pages. */
const maxKeptBytes = 16 * 1024 * 1024;
/** Last projection of each product. A product that changes is a new object. */
const cache = new LRUCache<FieldTexts, ServedFields>({
  maxSize: maxKeptBytes,
  sizeCalculation: ({ text }, { byteLength }) => 2 * text.length + byteLength,
});

/** Last hash of each product. A product that changes is a new object. */
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
 * Returns the fields of a product as served, without the braces around them: projected, with live stock and rating.
 * Equal to the projection of the whole document, but parses only the fields that need it.
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

/** Adds the stock and the rating to the document's fields. */
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

/** Returns the fields of the document to serve. */
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

/** Returns true if the figures in the text are up to date. */
function isCurrent(cached: ShownFigures, levels: StockLevels, { rating }: LiveFacts): boolean {
  if (cached.rating !== rating) return false;
  for (const [sku, level] of cached.levels) if (levels.of(sku) !== level) return false;
  return true;
}

/** Returns `"name":…`, or nothing if the projection removes all of it. */
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
    // Live stock replaces it.
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
