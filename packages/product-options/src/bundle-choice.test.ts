import type { BundleOption } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import {
  bundleErrors,
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
    expect(changeBundleChoice(options, preset, { optionId: 9, qty: 6 })).toEqual(preset);
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

  it('[PO-21] an error is gone once its field is right', () => {
    const wrong = [item('1', 0), item('2', 4, '22')];
    const linked = changeBundleChoice(options, wrong, { optionId: 1, linkIds: ['11'] });
    expect(bundleErrors(options, wrong)).toHaveProperty('1');
    expect(bundleErrors(options, linked)).toEqual({});
  });

  it('[PO-22] only what is filled goes on the wire', () => {
    expect(toBundleItemOptions([...preset, item('3', 0, '31'), item('4', 1)])).toEqual(preset);
  });
});
