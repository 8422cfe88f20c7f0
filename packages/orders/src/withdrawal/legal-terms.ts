/** Days after the receipt of the products. 45/2014. (II. 26.) Korm. rendelet, 20. §. Source: OR-8. */
export const withdrawalDays = 14;

/** Days after the withdrawal statement within which the products must be sent back. 22. § of the same. Source: OR-9. */
export const sendBackDays = 14;

/** Days within which the payment is refunded. 23. § of the same. Source: OR-9. */
export const refundDays = 14;

/** Years for which the seller is liable for conformity. 373/2021. (VI. 30.) Korm. rendelet. Source: OR-10. */
export const conformityYears = 2;
