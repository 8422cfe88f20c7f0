import { useId } from 'react';
import type { FieldsetHTMLAttributes, ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { FieldNotes } from '../field/field-shell.tsx';
import styles from './fieldset.module.css';

export interface FieldsetProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'style' | 'className'
> {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  /** `small`: for options of a product. */
  size?: 'normal' | 'small' | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

/** Group of fields with a common name. */
export function Fieldset({
  legend,
  legendHidden = false,
  size = 'normal',
  hint,
  error,
  className,
  children,
  ...rootProps
}: FieldsetProps): ReactElement {
  const id = useId();
  return (
    <fieldset
      {...rootProps}
      className={classNames(styles['fieldset'], className)}
      data-size={size}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles['legend']} data-hidden={legendHidden || undefined}>
        {legend}
      </legend>
      <div className={styles['fields']}>{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
