/** Creates the tax rules by country. Products of class 2 (everything the shop sells) bear the standard rate. */
export function taxRuleDocuments() {
  const rates = [
    { country: 'HU', rate: 27 },
    { country: 'DE', rate: 19 },
    { country: 'IT', rate: 22 },
    { country: 'PL', rate: 23 },
  ];
  return [
    {
      id: 1,
      code: 'Általános áfa',
      priority: 0,
      position: 0,
      product_tax_class_ids: [2],
      customer_tax_class_ids: [3],
      rates: rates.map(({ country, rate }, index) => ({
        id: index + 1,
        tax_country_id: country,
        tax_region_id: 0,
        tax_postcode: '*',
        rate,
        code: `AFA-${country}-${rate}`,
      })),
    },
  ];
}
