import { useLingui } from '@lingui/react/macro';
import { defaultCheckoutConfig } from '@shop/checkout';
import { withdrawalDays } from '@shop/orders';
import { FactList, Icon, Section } from '@shop/ui';
import { freeShippingAbove } from '../../shop/free-shipping-above.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Lists the promises in the configuration of the shop. */
export function HomePromises() {
  const { t } = useLingui();
  const shop = useShop();
  const { offers, checkout } = shop.config;
  const { money } = useMoney();
  const freeShipping = money(freeShippingAbove(shop));
  const isPaidAtDoor = checkout.paymentMethods.some(({ code }) =>
    defaultCheckoutConfig.atDoorMethods.includes(code),
  );
  return (
    <Section>
      <FactList
        label={t`What the shop promises`}
        facts={[
          {
            icon: <Icon name="truck" size={24} />,
            title: t`Free shipping above ${freeShipping}`,
            text: t`The day of delivery is agreed on the phone`,
          },
          ...(offers.freeReturnDays > 0
            ? [
                {
                  icon: <Icon name="return" size={24} />,
                  title: t`${offers.freeReturnDays} days of free returns`,
                  text: t`Besides the ${withdrawalDays} days the law gives`,
                },
              ]
            : []),
          ...(isPaidAtDoor
            ? [
                {
                  icon: <Icon name="card" size={24} />,
                  title: t`Pay at the door`,
                  text: t`Nothing to pay in advance`,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
