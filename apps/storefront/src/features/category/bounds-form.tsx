import { useNavigate } from '@tanstack/react-router';
import { writeFilters, type FilterState } from '@shop/url-resolver';
import { TextField } from '@shop/ui';
import type { ReactElement, SubmitEvent } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import type { HiddenField } from './use-hidden-fields.ts';

/** Returns the name of the address field for the single bound in `state`. */
export function useBoundName(): (state: Omit<FilterState, 'filters'>) => string {
  const source = useShop().config.urls.filterSource;
  return (state) => Object.keys(writeFilters({ filters: {}, ...state }, { source })).join('');
}

interface BoundFieldProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly label: string;
  /** Unit or currency, shown after the number. */
  readonly unit: string;
  readonly placeholder?: string | undefined;
}

/** Number field for one bound of a listing. */
export function BoundField({ name, value, label, unit, placeholder }: BoundFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      placeholder={placeholder}
      defaultValue={value}
      autoComplete="off"
      end={unit}
    />
  );
}

interface BoundsFormProps {
  readonly label: string;
  readonly path: string;
  readonly hiddenFields: readonly HiddenField[];
  /** Returns the address of the listing with the bounds of the form. */
  readonly hrefOf: (form: FormData) => string;
  readonly children: ReactElement;
}

/** Form for bounds of a listing. A native form, so it works without scripts. */
export function BoundsForm({ label, path, hiddenFields, hrefOf, children }: BoundsFormProps) {
  const navigate = useNavigate();
  const { pathPrefix } = useShop();

  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void navigate({ href: hrefOf(new FormData(event.currentTarget)), resetScroll: false });
  }

  return (
    <form aria-label={label} action={pathPrefix + path} onSubmit={apply}>
      {hiddenFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
