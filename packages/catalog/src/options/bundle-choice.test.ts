import type { BundleOption } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import {
  bundleErrors,
  bundleQtyBounds,
  changeBundleChoice,
  defaultBundleChoice,
  toBundleItemOptions,
} from './bundle-choice.ts';

const options: BundleOption[] = [
  {
    option_id: 1,
    title: 'Asztal',
    required: true,
    product_links: [
      { id: '11', sku: 'ASZTAL', qty: 1, can_change_quantity: false },
      { id: '12', sku: 'ASZTAL-XL', qty: 2, can_change_quantity: false },
    ],
  },
  {
    option_id: 2,
    title: 'Székek',
    required: false,
    product_links: [
      { id: '21', sku: 'SZEK', qty: 2 },
      { id: '22', sku: 'SZEK-KAR', qty: 4, is_default: true },
    ],
  },
];
const item = (option_id: string, option_qty: number, ...option_selections: string[]) => ({
  option_id,
  option_qty,
  option_selections,
});
const preset = [item('1', 1, '11'), item('2', 4, '22')];

describe('a bundle', () => {
  it('[PO-18] begins with the default link of each option, else the first, in its quantity', () => {
    expect(defaultBundleChoice(options)).toEqual(preset);
    expect(defaultBundleChoice([{ option_id: 3, product_links: [] }])).toEqual([item('3', 0)]);
  });

  it('[PO-18] changes one option at a time', () => {
    const chairs = changeBundleChoice(options, preset, { optionId: 2, linkIds: ['21'] });
    expect(chairs).toEqual([item('1', 1, '11'), item('2', 4, '21')]);
    expect(changeBundleChoice(options, chairs, { optionId: 2, qty: 6 })).toEqual([
      item('1', 1, '11'),
      item('2', 6, '21'),
    ]);
    const gone = [...preset, item('9', 1, '91')];
    expect(changeBundleChoice(options, gone, { optionId: 9, qty: 6 })).toEqual(gone);
  });

  it('[PO-18] a link of fixed quantity keeps it', () => {
    const step = { optionId: 1, linkIds: ['12'], qty: 7 };
    expect(changeBundleChoice(options, preset, step)[0]).toEqual(item('1', 2, '12'));
    expect(changeBundleChoice(options, preset, { optionId: 1, qty: 7 })[0]).toEqual(preset[0]);
  });

  it.each([
    ['is right', preset, {}],
    ['leaves out what is optional', [item('1', 1, '11'), item('2', 0)], {}],
    ['leaves out what is optional altogether', [item('1', 1, '11')], {}],
    ['lacks what is required', [item('1', 1), item('2', 4, '22')], { '1': 'greater-than-zero' }],
    ['lacks it altogether', [], { '1': 'greater-than-zero', '1.qty': 'greater-than-zero' }],
    ['chose an unknown link', [item('1', 1, '99')], { '1': 'greater-than-zero' }],
    ['has no quantity', [item('1', 0, '11')], { '1.qty': 'greater-than-zero' }],
    [
      'has half a chair',
      [item('1', 1, '11'), item('2', 0.5, '22')],
      { '2.qty': 'greater-than-zero' },
    ],
    [
      'has no optional chair',
      [item('1', 1, '11'), item('2', -1, '22')],
      { '2.qty': 'greater-than-zero' },
    ],
  ])('[PO-19] a choice that %s', (_what, choice, errors) => {
    expect(bundleErrors(options, choice)).toEqual(errors);
  });

  it('[PO-18] a step in one option takes nothing of another', () => {
    const [first] = preset;
    const fixed = options.map((option) => ({
      ...option,
      product_links: option.product_links.map((link) => ({
        ...link,
        can_change_quantity: option.option_id !== 1,
        qty: 7,
      })),
    }));
    const stepped = changeBundleChoice(fixed, preset, { optionId: 2, linkIds: ['22'], qty: 3 });
    expect(stepped[0]).toEqual(first);
    expect(stepped[1]).toMatchObject({ option_selections: ['22'], option_qty: 3 });
    expect(changeBundleChoice(fixed, preset, { optionId: 99, qty: 3 })).toEqual(preset);
  });

  it.each([
    ['bounds', { min_qty: 2, max_qty: 8 }, { min: 2, max: 8 }],
    ['none', {}, { min: 1, max: 1000 }],
    ['0 for none', { min_qty: 0, max_qty: 0 }, { min: 1, max: 1000 }],
    ['more than anybody takes', { min_qty: 5000, max_qty: 9000 }, { min: 1000, max: 1000 }],
  ])('[PO-21] a quantity is within the bounds of its option: %s', (_what, option, bounds) => {
    expect(bundleQtyBounds(option)).toEqual(bounds);
  });

  const seats = { ...options[1]!, min_qty: 2, max_qty: 6 };

  it.each<[qty: number, error: string | undefined]>([
    [1, 'too-few'],
    [2, undefined],
    [6, undefined],
    [7, 'too-many'],
    [0, 'greater-than-zero'],
  ])('[PO-21] of 2 to 6 chairs, %d are %s', (qty, error) => {
    const found = bundleErrors([seats], [item('2', qty, '21')]);
    expect(found).toEqual(error === undefined ? {} : { '2.qty': error });
  });

  it('[PO-21] without bounds 1,000 are the most', () => {
    const within = bundleErrors(options, [item('1', 1, '11'), item('2', 1000, '22')]);
    expect(Object.keys(within)).toEqual([]);
    expect(bundleErrors(options, [item('1', 1, '11'), item('2', 1001, '22')])).toEqual({
      '2.qty': 'too-many',
    });
  });

  it('[PO-21] a link that is not selected or has a fixed quantity has no bounds', () => {
    expect(bundleErrors([seats], [item('2', 1)])).toEqual({});
    expect(bundleErrors([{ ...options[0]!, min_qty: 2 }], [item('1', 1, '11')])).toEqual({});
    expect(defaultBundleChoice([{ ...options[0]!, min_qty: 2 }])).toEqual([item('1', 1, '11')]);
    expect(bundleErrors([{ ...seats, required: true }], [item('2', 1)])).toEqual({
      '2': 'greater-than-zero',
    });
  });

  it('[PO-21] a preset quantity comes within the bounds, one that is named does not', () => {
    const few = { ...seats, max_qty: 3 };
    expect(defaultBundleChoice([few])).toEqual([item('2', 3, '22')]);
    expect(defaultBundleChoice([{ ...seats, min_qty: 5 }])).toEqual([item('2', 5, '22')]);
    const links = seats.product_links.map((link) => ({ ...link, qty: 0 }));
    expect(defaultBundleChoice([{ ...seats, product_links: links }])).toEqual([item('2', 0, '22')]);
    const five = [item('2', 5, '22')];
    const step = { optionId: 2, linkIds: ['21'] };
    expect(changeBundleChoice([few], five, step)).toEqual([item('2', 3, '21')]);
    expect(changeBundleChoice([few], five, { ...step, qty: 4 })).toEqual([item('2', 4, '21')]);
    expect(changeBundleChoice([few], five, { optionId: 2 })).toEqual(five);
    expect(changeBundleChoice([few], five, { optionId: 2, linkIds: [] })).toEqual([item('2', 5)]);
  });

  it('[PO-24] an error is gone once its field is right', () => {
    const wrong = [item('1', 0), item('2', 4, '22')];
    const linked = changeBundleChoice(options, wrong, { optionId: 1, linkIds: ['11'] });
    expect(bundleErrors(options, wrong)).toHaveProperty('1');
    expect(bundleErrors(options, linked)).toEqual({});
  });

  it('[PO-25] only what is filled goes on the wire', () => {
    expect(toBundleItemOptions([...preset, item('3', 0, '31'), item('4', 1)])).toEqual(preset);
  });
});
