import type { ServerCartRow } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../lines/cart-item.ts';
import { optionChecksum } from '../lines/option-checksum.ts';
import { matchesTombstone, type Tombstone } from '../lines/tombstone.ts';
import { planMerge, type MergeFlags, type MergeStep } from './plan-merge.ts';
import { aLine, aRow, aSyncedLine, at, engraved } from '../test/a-line.ts';

const ours: MergeFlags = {
  force: false,
  dryRun: false,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
};
const theirs: MergeFlags = {
  ...ours,
  serverSyncCanRemoveLocalItems: true,
  serverSyncCanModifyLocalItems: true,
};
const forced: MergeFlags = { ...theirs, force: true };

interface Case {
  readonly line?: CartItem;
  readonly row?: ServerCartRow;
  readonly removed?: Tombstone;
}
const plan = ({ line, row, removed }: Case, flags: MergeFlags) =>
  planMerge(line ? [line] : [], row ? [row] : [], removed ? [removed] : [], flags);
const done = (what: Case, flags: MergeFlags): readonly MergeStep['do'][] =>
  plan(what, flags).steps.map((step) => step.do);

const clean = aSyncedLine();
const changed = aSyncedLine({ qty: 3, prev_qty: 1 });
const fresh = aLine({ qty: 3 });
const elsewhere = aSyncedLine({ server_item_id: undefined, server_cart_id: undefined });
const open = aSyncedLine({ sending: { key: 'k', plan: 'p', qty: 1 } });
const row = aRow();
const more = aRow({ qty: 5 });

describe('planMerge', () => {
  it.each<[rule: string, story: string, what: Case, flags: MergeFlags, steps: MergeStep['do'][]]>([
    ['CS-10', 'ours: a missing line is sent', { line: clean }, ours, ['update-server']],
    ['CS-11', 'theirs: a missing line goes', { line: clean }, theirs, ['remove-local']],
    ['CS-10', 'forced: a missing line is sent', { line: clean }, forced, ['update-server']],
    ['CS-10', 'a line of another cart is sent', { line: elsewhere }, theirs, ['update-server']],
    ['CS-8', 'a new line is sent', { line: fresh }, theirs, ['update-server']],
    ['CS-8', 'a changed line is sent', { line: changed }, theirs, ['update-server']],
    ['CS-8', 'a line with an open write is sent', { line: open }, theirs, ['update-server']],
    [
      'CS-12',
      'ours: the server gets our quantity',
      { line: clean, row: more },
      ours,
      ['update-server'],
    ],
    ['CS-12', 'theirs: we take the quantity', { line: clean, row: more }, theirs, ['take-row']],
    [
      'CS-12',
      'forced: the server gets ours',
      { line: clean, row: more },
      forced,
      ['update-server'],
    ],
    ['CS-8', 'a new line wins over a row', { line: fresh, row }, theirs, ['update-server']],
    ['CS-8', 'a changed line wins over a row', { line: changed, row }, theirs, ['update-server']],
    ['CS-12', 'another cart of ours follows', { line: elsewhere, row: more }, theirs, ['take-row']],
    ['CS-13', 'equal lines are confirmed', { line: clean, row }, ours, ['confirm']],
    ['CS-13', 'a new line the server has already', { line: aLine(), row }, theirs, ['confirm']],
    ['CS-13', 'an open write that arrived', { line: open, row }, theirs, ['confirm']],
    [
      'CS-8',
      'an open write of another quantity is settled by a new one',
      { line: { ...clean, sending: { key: 'k', plan: 'p', qty: 9 } }, row },
      theirs,
      ['update-server'],
    ],
    ['CS-14', 'a row we do not know is added', { row }, ours, ['add-local']],
    ['CS-14', 'forced: it is deleted', { row }, forced, ['delete-on-server']],
    [
      'CS-14',
      'one taken out here is deleted',
      { row, removed: { sku: 'A', server_item_id: 1 } },
      ours,
      ['delete-on-server'],
    ],
    [
      'CS-14',
      'one taken out before its answer came is found by sku',
      { row, removed: { sku: 'A', unsureSince: at(1) } },
      ours,
      ['delete-on-server'],
    ],
    [
      'CS-14',
      'another row of that sku is not meant',
      { row, removed: { sku: 'A', server_item_id: 2 } },
      ours,
      ['add-local'],
    ],
    [
      'CS-14',
      'one with options is not meant by one without',
      { row: aRow({ product_option: engraved('x') }), removed: { sku: 'A' } },
      ours,
      ['add-local'],
    ],
    [
      'CS-14',
      'a line put back in is no longer taken out',
      { line: aLine(), row, removed: { sku: 'A', server_item_id: 1 } },
      ours,
      ['confirm'],
    ],
  ])('[%s] %s', (_rule, _story, what, flags, steps) => {
    expect(done(what, flags)).toEqual(steps);
  });

  it('[CS-10] names the row only when there is one', () => {
    expect(plan({ line: fresh }, ours).steps).toEqual([{ do: 'update-server', item: fresh }]);
    expect(plan({ line: fresh, row }, ours).steps).toEqual([
      { do: 'update-server', item: fresh, row },
    ]);
  });

  it('[CS-9] a dry run reports every difference and plans nothing', () => {
    const lines = [clean, aSyncedLine({ sku: 'B', server_item_id: 2 }), aLine({ sku: 'C' })];
    const rows = [row, aRow({ item_id: 2, sku: 'B', qty: 4 }), aRow({ item_id: 9, sku: 'D' })];
    for (const flags of [ours, theirs, forced]) {
      expect(planMerge(lines, rows, [], { ...flags, dryRun: true })).toEqual({
        steps: [],
        report: [
          { status: 'wrong-qty', sku: 'B', clientQty: 1, serverQty: 4 },
          { status: 'no-item', sku: 'C', missingOn: 'server' },
          { status: 'no-item', sku: 'D', missingOn: 'client' },
        ],
      });
    }
  });

  it('[CS-14] a second row of one article is left alone, or deleted when forced', () => {
    const rows = [row, aRow({ item_id: 2, qty: 7 })];
    const steps = (flags: MergeFlags) =>
      planMerge([clean], rows, [], flags).steps.map((step) => step.do);
    expect(steps(ours)).toEqual(['confirm']);
    expect(steps(forced)).toEqual(['confirm', 'delete-on-server']);
    expect(planMerge([clean], rows, [], { ...forced, dryRun: true }).steps).toEqual([]);
  });

  it('[CS-14] lines here come first, then rows, each in its order', () => {
    const { steps } = planMerge(
      [aLine({ sku: 'B' }), aSyncedLine()],
      [aRow({ item_id: 4, sku: 'Z' }), row, aRow({ item_id: 5, sku: 'Y' })],
      [],
      ours,
    );
    expect(steps.map((step) => ('item' in step ? step.item.sku : step.row.sku))).toEqual([
      'B',
      'A',
      'Z',
      'Y',
    ]);
  });
});

describe('a line taken out', () => {
  const anna = optionChecksum(engraved('Anna'));

  it.each<[boolean, string, Partial<ServerCartRow>, Tombstone]>([
    [true, 'by its id, whatever else', { sku: 'B' }, { sku: 'A', server_item_id: 1 }],
    [false, 'by another id', {}, { sku: 'A', server_item_id: 2 }],
    [true, 'by its sku', {}, { sku: 'A' }],
    [false, 'by another sku', {}, { sku: 'B' }],
    [false, 'with a choice nobody marked', { product_option: engraved('Anna') }, { sku: 'A' }],
    [true, 'by its choice', { product_option: engraved('Anna') }, { sku: 'A', checksum: anna }],
    [
      false,
      'by another choice',
      { product_option: engraved('Béla') },
      { sku: 'A', checksum: anna },
    ],
    [false, 'by a choice it has not', {}, { sku: 'A', checksum: anna }],
  ])('[CS-14] %s: it is known %s', (expected, _how, over, mark) => {
    expect(matchesTombstone(aRow(over), mark)).toBe(expected);
  });
});

describe('a second row of one article', () => {
  const held = aSyncedLine();
  const doubled = aRow({ item_id: 2 });
  const steps = (line: CartItem, extra: ServerCartRow, flags: MergeFlags) =>
    planMerge([line], [aRow(), extra], [], flags).steps.map((step) => step.do);

  it('[CS-16] is no line of its own, and goes when forced', () => {
    expect(steps(held, doubled, theirs)).toEqual(['confirm']);
    expect(steps(held, doubled, forced)).toEqual(['confirm', 'delete-on-server']);
    expect(planMerge([held], [aRow(), doubled], [], { ...forced, dryRun: true })).toEqual({
      steps: [],
      report: [],
    });
  });

  it('[CS-14] with a choice of its own it is another line', () => {
    const other = aRow({ item_id: 2, product_option: engraved('x') });
    expect(steps(held, other, theirs)).toEqual(['confirm', 'add-local']);
  });

  it('[CS-14] beside a line with a choice, a row without one is another line', () => {
    const product_option = engraved('x');
    const line = aSyncedLine({ product_option, checksum: optionChecksum(product_option) });
    const found = planMerge([line], [aRow({ product_option }), doubled], [], theirs).steps;
    expect(found.map((step) => step.do)).toEqual(['confirm', 'add-local']);
  });
});
