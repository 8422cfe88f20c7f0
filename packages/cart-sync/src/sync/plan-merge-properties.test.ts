import type { ServerCartRow } from '@shop/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../lines/cart-item.ts';
import { addServerLine, applySyncEvent } from '../lines/edit-synced.ts';
import { planMerge, type MergeFlags, type MergeStep } from './plan-merge.ts';
import { emptyCart, type StoredCart } from '../storage/stored-cart.ts';
import { aLine, aRow } from '../test/a-line.ts';

/** Expected quantities by article. */
type Paper = Readonly<Record<string, number>>;
interface Both {
  readonly here: Paper;
  readonly there: Paper;
}

const skus = ['A', 'B', 'C'] as const;

/** The merge of spec section 4 as a naive model. */
function naiveTwin({ here, there }: Both, flags: MergeFlags): Both {
  const result: Record<string, number> = {};
  for (const sku of skus) {
    const mine = here[sku] ?? 0;
    const theirs = there[sku] ?? 0;
    if (mine > 0 && theirs === 0) {
      result[sku] = flags.force || !flags.serverSyncCanRemoveLocalItems ? mine : 0;
    } else if (mine > 0 && mine !== theirs) {
      result[sku] = flags.force || !flags.serverSyncCanModifyLocalItems ? mine : theirs;
    } else if (mine === 0 && theirs > 0) {
      result[sku] = flags.force ? 0 : theirs;
    } else {
      result[sku] = mine;
    }
  }
  return { here: result, there: result };
}

/** A cart and a server that execute a plan exactly. */
class World {
  cart: StoredCart;
  rows: readonly ServerCartRow[];

  constructor({ here, there }: Both) {
    const on = (paper: Paper) => skus.filter((sku) => (paper[sku] ?? 0) > 0);
    const items = on(here).map((sku) => synced(sku, here[sku] ?? 0));
    this.cart = { ...emptyCart, items };
    this.rows = on(there).map((sku) => rowOf(sku, there[sku] ?? 0));
  }

  merge(flags: MergeFlags): readonly MergeStep[] {
    const { steps } = planMerge(this.cart.items, this.rows, this.cart.removed, flags);
    for (const step of steps) this.#carryOut(step);
    return steps;
  }

  onPaper(): Both {
    const paper = (lines: readonly { sku: string; qty: number }[]): Paper =>
      Object.fromEntries(
        skus.map((sku) => [
          sku,
          lines.filter((line) => line.sku === sku).reduce((sum, { qty }) => sum + qty, 0),
        ]),
      );
    return { here: paper(this.cart.items), there: paper(this.rows) };
  }

  #carryOut(step: MergeStep): void {
    switch (step.do) {
      case 'update-server': {
        const row = { ...(step.row ?? rowOf(step.item.sku, 0)), qty: step.item.qty };
        this.rows = [...this.rows.filter((each) => each.item_id !== row.item_id), row];
        this.cart = applySyncEvent(this.cart, { type: 'confirm', planned: step.item, row });
        break;
      }
      case 'remove-local':
        this.cart = applySyncEvent(this.cart, { type: 'drop', planned: step.item });
        break;
      case 'take-row':
      case 'confirm':
        this.cart = applySyncEvent(this.cart, {
          type: step.do,
          planned: step.item,
          row: step.row,
        });
        break;
      case 'delete-on-server':
        this.rows = this.rows.filter((row) => row !== step.row);
        break;
      case 'add-local':
        this.cart = addServerLine(this.cart, synced(step.row.sku, step.row.qty));
        break;
    }
  }
}

function rowOf(sku: string, qty: number): ServerCartRow {
  return aRow({ sku, qty, item_id: sku.charCodeAt(0) });
}

function synced(sku: string, qty: number): CartItem {
  return aLine({
    sku,
    qty,
    prev_qty: qty,
    server_item_id: sku.charCodeAt(0),
    server_cart_id: 'cart',
  });
}

const papers: readonly Paper[] = Array.from({ length: 64 }, (_, n) => ({
  A: n % 4,
  B: Math.floor(n / 4) % 4,
  C: Math.floor(n / 16),
}));
const flagSets: readonly MergeFlags[] = Array.from({ length: 8 }, (_, n) => ({
  dryRun: false,
  force: (n & 1) > 0,
  serverSyncCanRemoveLocalItems: (n & 2) > 0,
  serverSyncCanModifyLocalItems: (n & 4) > 0,
}));

describe('properties of the merge', () => {
  it.each(flagSets)(
    '[CS-16] every pair of carts ends as the twin says, and twice is once: $force $serverSyncCanRemoveLocalItems $serverSyncCanModifyLocalItems',
    (flags) => {
      const wrong: unknown[] = [];
      let pairs = 0;
      for (const here of papers) {
        for (const there of papers) {
          pairs++;
          const world = new World({ here, there });
          world.merge(flags);
          const once = world.onPaper();
          const isRight =
            JSON.stringify(once) === JSON.stringify(naiveTwin({ here, there }, flags));
          const again = world.merge(flags);
          const isCalm = again.every((step) => step.do === 'confirm');
          const isSame = JSON.stringify(world.onPaper()) === JSON.stringify(once);
          if (!isRight || !isCalm || !isSame) wrong.push({ here, there, once, again });
        }
      }
      expect(wrong).toEqual([]);
      expect(pairs).toBe(4096);
    },
  );

  const qty = fc.integer({ min: 0, max: 5 });
  const line = fc.record({ here: qty, confirmed: fc.option(qty, { nil: undefined }), there: qty });
  const flags = fc.constantFrom(...flagSets);

  it('[CS-8] unsent local changes survive every merge, on both sides', () => {
    fc.assert(
      fc.property(fc.tuple(line, line, line), flags, (lines, flagSet) => {
        const world = new World({ here: {}, there: {} });
        world.rows = lines.flatMap(({ there }, n) => (there > 0 ? [rowOf(skus[n]!, there)] : []));
        world.cart = {
          ...emptyCart,
          items: lines.flatMap(({ here, confirmed }, n) =>
            here === 0 ? [] : [{ ...synced(skus[n]!, here), prev_qty: confirmed }],
          ),
        };
        world.merge(flagSet);
        const after = world.onPaper();
        for (const [n, { here, confirmed }] of lines.entries()) {
          if (here === 0 || here === confirmed) continue;
          expect([after.here[skus[n]!], after.there[skus[n]!]]).toEqual([here, here]);
        }
      }),
    );
  });

  it('[CS-16] [RL-5] no merge makes a quantity that neither side had', () => {
    fc.assert(
      fc.property(fc.tuple(line, line, line), flags, (lines, flagSet) => {
        const here = Object.fromEntries(lines.map((each, n) => [skus[n]!, each.here]));
        const there = Object.fromEntries(lines.map((each, n) => [skus[n]!, each.there]));
        const world = new World({ here, there });
        world.merge(flagSet);
        const after = world.onPaper();
        expect(after.here).toEqual(after.there);
        for (const sku of skus) expect([0, here[sku], there[sku]]).toContain(after.here[sku]);
      }),
    );
  });

  it('[CS-16] lines do not depend on each other, nor on their order', () => {
    fc.assert(
      fc.property(fc.tuple(line, line, line), flags, (lines, flagSet) => {
        const here = Object.fromEntries(lines.map((each, n) => [skus[n]!, each.here]));
        const there = Object.fromEntries(lines.map((each, n) => [skus[n]!, each.there]));
        const together = new World({ here, there });
        together.cart = { ...together.cart, items: together.cart.items.toReversed() };
        together.merge(flagSet);
        for (const sku of skus) {
          const alone = new World({ here: { [sku]: here[sku]! }, there: { [sku]: there[sku]! } });
          alone.merge(flagSet);
          expect(together.onPaper().here[sku]).toBe(alone.onPaper().here[sku]);
        }
      }),
    );
  });
});
