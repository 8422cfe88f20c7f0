import type { CustomOption } from '@shop/contract';
import { toCustomItemOptions } from '@shop/catalog';
import { expect, it } from 'vitest';
import { chooseCustom } from './choose-custom.ts';

const extras: CustomOption = {
  option_id: 4,
  type: 'checkbox',
  values: [9, 100, 10].map((id) => ({ option_type_id: id, price: 500, price_type: 'fixed' })),
};

it.each(['9,10', '10,9', '10, 9,10'])(
  'writes ticked boxes as the shopper’s cart does: %s',
  (ids) => {
    const chosen = chooseCustom([extras], [{ option_id: '4', option_value: ids }]);
    const own = toCustomItemOptions([extras], { '4': ['10', '9'] });
    expect(chosen).toMatchObject({ ok: true, value: { choices: own } });
  },
);
