import { describe, expect, it } from 'vitest';
import { renewOptionErrors } from './option-errors.ts';

describe('renewOptionErrors', () => {
  it('[PO-24] a topic is there while one of its fields is wrong', () => {
    expect(renewOptionErrors(undefined, { custom_options: { '1': 'required' } })).toEqual({
      custom_options: 'fix-options',
    });
  });

  it('[PO-24] and gone once all are right; other topics stay', () => {
    const errors = {
      custom_options: 'fix-options',
      bundle_options: 'fix-options',
      stock: 'out-of-stock',
    };
    expect(renewOptionErrors(errors, { custom_options: {} })).toEqual({
      bundle_options: 'fix-options',
      stock: 'out-of-stock',
    });
    expect(
      renewOptionErrors(errors, { custom_options: {}, bundle_options: { '1': 'required' } }),
    ).toEqual({
      bundle_options: 'fix-options',
      stock: 'out-of-stock',
    });
  });

  it('[PO-24] an empty text is no error', () => {
    expect(renewOptionErrors({ stock: '' }, {})).toEqual({});
  });
});
