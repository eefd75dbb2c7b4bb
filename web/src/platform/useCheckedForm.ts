import { type SubmitEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm } from './checkForm.ts';
import { useTranslation } from './i18n.ts';

type Options<Values> = {
  schema: z.core.$ZodType<unknown, Values>;
  onSubmit: (values: Values) => void;
  /** A mistake was found before it was sent: what the server said about the last try no longer holds. */
  onWrong?: () => void;
};

/**
 * A plain form that the contract's schema checks: the browser keeps what is typed, and a refused
 * one puts the reader at the first mistake. Small, for the pages that strangers load.
 */
export function useCheckedForm<Values extends object>({
  schema,
  onSubmit,
  onWrong,
}: Options<Values>) {
  const { t } = useTranslation();
  const [errors, setErrors] = useState<Record<string, string>>({});

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Values;
    const found = checkForm(schema, t)(values);
    setErrors(found);
    if (Object.keys(found).length === 0) return onSubmit(values);
    onWrong?.();
    const wrong = [...form.elements].find((each) => (each.getAttribute('name') ?? '') in found);
    if (wrong instanceof HTMLElement) wrong.focus();
  };

  const field = (name: keyof Values & string) => ({
    name,
    error: errors[name],
    onChange: () => setErrors(({ [name]: _, ...others }) => others),
  });
  return { field, submit };
}
