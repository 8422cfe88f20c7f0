import { describe, expect, it } from 'vitest';
import { taxGroup, taxRate, type PricingTaxRule } from './tax-rate.ts';
import { hungarianVat } from '../test/hungary.ts';

const hungary = { country: 'HU' };
const books: PricingTaxRule = {
  product_tax_class_ids: ['5'],
  customer_tax_class_ids: ['3'],
  rates: [{ rate: 5, tax_country_id: 'HU' }],
};

describe('taxRate', () => {
  it.each([0, -1, null, undefined, '', 'none'])('[PR-6] class %j is untaxed', (taxClass) => {
    expect(taxRate([{ ...hungarianVat, product_tax_class_ids: [0, -1] }], taxClass, hungary)).toBe(
      0,
    );
  });

  it('[PR-6] takes the first rule that names the class, ids as numbers or text', () => {
    expect(taxRate([hungarianVat, books], '5', hungary)).toBe(5);
    expect(taxRate([hungarianVat, books], 2, hungary)).toBe(27);
    const late = { ...hungarianVat, rates: [{ rate: 18, tax_country_id: 'HU' }] };
    expect(taxRate([hungarianVat, late], 2, hungary)).toBe(27);
  });

  it('[PR-6] asks the next rule of the class when the first has no rate for the country', () => {
    const german = { ...hungarianVat, rates: [{ rate: 19, tax_country_id: 'DE' }] };
    expect(taxRate([german, hungarianVat], 2, hungary)).toBe(27);
  });

  it('[PR-6] a rule may name several classes', () => {
    const both = { ...hungarianVat, product_tax_class_ids: [2, 4] };
    expect(taxRate([both], 4, hungary)).toBe(27);
    expect(taxRate([both], 3, hungary)).toBe(0);
  });

  it('[PR-7] with grouped tax the rule must name the customer group too', () => {
    expect(taxRate([hungarianVat], 2, { ...hungary, taxGroupId: 3 })).toBe(27);
    expect(taxRate([hungarianVat], 2, { ...hungary, taxGroupId: 1 })).toBe(0);
    const nameless = { product_tax_class_ids: [2], rates: hungarianVat.rates };
    expect(taxRate([nameless], 2, { ...hungary, taxGroupId: 3 })).toBe(0);
    expect(taxRate([nameless], 2, hungary)).toBe(27);
  });

  it.each<[string, Parameters<typeof taxGroup>, number | undefined]>([
    ['off without a configured group', [{ useOnlyDefaultUserGroupId: false }, 4], undefined],
    [
      'off with a null group',
      [{ userGroupId: null, useOnlyDefaultUserGroupId: true }, 4],
      undefined,
    ],
    ['the customer’s own', [{ userGroupId: 1, useOnlyDefaultUserGroupId: false }, 4], 4],
    ['group 0, a real one', [{ userGroupId: 1, useOnlyDefaultUserGroupId: false }, 0], 0],
    ['the shop’s for a guest', [{ userGroupId: 1, useOnlyDefaultUserGroupId: false }, null], 1],
    ['the shop’s when it insists', [{ userGroupId: 1, useOnlyDefaultUserGroupId: true }, 4], 1],
  ])('[PR-7] the group of grouped tax is %s', (_what, [config, customer], group) => {
    expect(taxGroup(config, customer)).toBe(group);
  });

  it.each<[string, PricingTaxRule['rates'][number], string | undefined, number]>([
    ['another country', { rate: 9, tax_country_id: 'DE' }, undefined, 0],
    ['no region', { rate: 9, tax_country_id: 'HU', region_name: '' }, 'Baranya', 9],
    ['the same region', { rate: 9, tax_country_id: 'HU', region_name: 'Baranya' }, 'Baranya', 9],
    ['another region', { rate: 9, tax_country_id: 'HU', region_name: 'Baranya' }, 'Zala', 0],
    ['a region nobody named', { rate: 9, tax_country_id: 'HU', region_name: 'Zala' }, undefined, 0],
    [
      'region id 0',
      { rate: 9, tax_country_id: 'HU', region_name: '*', tax_region_id: 0 },
      'Zala',
      9,
    ],
    [
      'region id 0 as text',
      { rate: 9, tax_country_id: 'HU', region_name: '*', tax_region_id: '0' },
      'Zala',
      9,
    ],
    [
      'a missing region id, which is not 0',
      { rate: 9, tax_country_id: 'HU', region_name: 'Baranya', tax_region_id: null },
      'Zala',
      0,
    ],
  ])('[PR-8] a rate with %s', (_what, rate, region, expected) => {
    const rule = { product_tax_class_ids: [2], rates: [rate] };
    expect(taxRate([rule], 2, { ...hungary, region })).toBe(expected);
  });

  it('[PR-8] the first rate that holds decides', () => {
    const rates = [
      { rate: 10, tax_country_id: 'HU', region_name: 'Zala' },
      { rate: 27, tax_country_id: 'HU' },
    ];
    const rule = { product_tax_class_ids: [2], rates };
    expect(taxRate([rule], 2, { country: 'HU', region: 'Zala' })).toBe(10);
    expect(taxRate([rule], 2, { country: 'HU', region: 'Baranya' })).toBe(27);
  });
});
