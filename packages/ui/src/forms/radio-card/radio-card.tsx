import { useId } from 'react';
import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import styles from './radio-card.module.css';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'type' | 'className'>;

export interface RadioCardProps extends NativeInput {
  label: string;
  /** Text below the label: delivery days, time of payment. */
  description?: ReactNode;
  /** Text at the end of the line: a price, "ingyenes". */
  end?: ReactNode;
  /** Content below the line while it is selected. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of several methods (shipping, payment) with its description and fee. Put several into a `Fieldset`. */
export function RadioCard({
  label,
  description,
  end,
  children,
  id: givenId,
  ...fieldProps
}: RadioCardProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles['card']}>
      <label className={styles['cardLine']} htmlFor={id}>
        <input
          {...fieldProps}
          className={styles['radio']}
          id={id}
          type="radio"
          aria-describedby={description === undefined ? undefined : `${id}-description`}
        />
        <span className={styles['cardLabel']}>{label}</span>
        {end !== undefined && <span className={styles['cardEnd']}>{end}</span>}
      </label>
      {description !== undefined && (
        <div className={styles['cardDescription']} id={`${id}-description`}>
          {description}
        </div>
      )}
      {children !== undefined && <div className={styles['cardMore']}>{children}</div>}
    </div>
  );
}
