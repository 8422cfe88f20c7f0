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
  const freeAbove = freeShippingAbove(shop);
  const freeShipping = money(freeAbove ?? 0);
  const byPhone = offers.agreesDatesByPhone && t`The day of delivery is agreed on the phone`;
  const delivery = [
    freeAbove !== undefined && t`Free shipping above ${freeShipping}`,
    byPhone,
  ].filter((promise) => promise !== false);
  const isPaidAtDoor = checkout.paymentMethods.some(({ code }) =>
    defaultCheckoutConfig.atDoorMethods.includes(code),
  );
  const facts = [
    ...(delivery.length > 0
      ? [{ icon: <Icon name="truck" size={24} />, title: delivery[0], text: delivery[1] }]
      : []),
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
  ];
  if (facts.length === 0) return null;
  return (
    <Section>
      <FactList label={t`What the shop promises`} facts={facts} />
    </Section>
  );
}
