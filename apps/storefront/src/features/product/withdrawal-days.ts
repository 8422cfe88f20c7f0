/** The days of withdrawal without a reason. 45/2014. (II. 26.) Korm. rendelet. */
export const withdrawalDays = 14;
