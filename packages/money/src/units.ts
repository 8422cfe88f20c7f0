declare const unit: unique symbol;
declare const tax: unique symbol;

/**
 * Number of minor units: 1 Ft, 1 cent, 1 ban. A value typed as major units is not assignable; a plain number, as from a
 * literal or a calculation, is. Source: MO-7.
 */
export type MinorUnits = number & { readonly [unit]?: 'minor' };

/** Number of major units, as on the wire: 1 Ft, 1 €, 1 leu. A value typed as minor units is not assignable. Source: MO-7. */
export type MajorUnits = number & { readonly [unit]?: 'major' };

/** An amount without tax. An amount typed as gross is not assignable. Source: MO-7. */
export type Net<Amount extends number> = Amount & { readonly [tax]?: 'net' };

/** An amount with tax. An amount typed as net is not assignable. Source: MO-7. */
export type Gross<Amount extends number> = Amount & { readonly [tax]?: 'gross' };
