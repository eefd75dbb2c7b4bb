import type { OwnChoices } from '@traject/contract/common/ownPage';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm } from '../../../platform/checkForm.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage } from '../../../platform/serverMessage.ts';
import { Stack } from '../../../ui/layout.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { bodyOf, type Field, valuesOf } from './fields.ts';
import { OwnField } from './OwnField.tsx';
import type { Body } from './own.api.ts';
import classes from './own.module.css';

type Props = {
  fields: Field[];
  rules: (body: Body) => z.core.$ZodType;
  choices: OwnChoices;
  /** What is there now. */
  stored?: Record<string, unknown> | undefined;
  onSave: (body: Body) => Promise<unknown>;
  onCancel: () => void;
};

/** One form for all that clients keep, from a list of its fields. */
export function OwnForm({ fields, rules, choices, stored, onSave, onCancel }: Props) {
  const { t } = useTranslation();
  const [values, setValues] = useState(() => valuesOf(fields, stored));
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const offered = withChosen(choices, stored);
  const shown = fields.filter(({ isShown }) => isShown?.(values, offered) ?? true);

  useEffect(() => focusOn(form.current, 'input, select'), []);
  useEffect(() => {
    if (Object.keys(wrong).length > 0) focusOn(form.current, '[aria-invalid="true"]');
  }, [wrong]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const body = bodyOf(shown, fields, values);
    const found = {
      ...checkForm(rules(body), t)(body),
      ...emptyIn(shown, body, t('issues.required')),
    };
    setProblem(undefined);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    await onSave(body).catch((error: unknown) => {
      setProblem(firstMessage(error) ?? t('own.not_saved'));
      setBusy(false);
    });
  };
  return (
    <Stack as="form" ref={form} noValidate gap={12} className={classes.form} onSubmit={submit}>
      {shown.map((field) => (
        <OwnField
          key={field.name}
          field={field}
          value={values[field.name]}
          choices={offered}
          error={wrong[field.name]}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      <p role="alert" className={classes.error}>
        {problem}
      </p>
      <SheetButton type="submit" isBusy={isBusy}>
        {t('own.save')}
      </SheetButton>
      <SheetButton look="plain" onClick={onCancel}>
        {t('own.cancel')}
      </SheetButton>
    </Stack>
  );
}

/** An empty box says so, whatever else its rule is. */
const emptyIn = (shown: Field[], body: Body, words: string) =>
  Object.fromEntries(
    shown
      .filter(({ name }) => body[name] === '')
      .map(({ name }) => [name, `${words.charAt(0).toUpperCase()}${words.slice(1)}.`]),
  );

const focusOn = (form: HTMLFormElement | null, what: string) =>
  form?.querySelector<HTMLElement>(what)?.focus();

/** What was chosen before may stay, also where nobody can choose it any more. */
function withChosen(choices: OwnChoices, stored: Props['stored']): OwnChoices {
  const kept = <T extends { id: number }>(list: T[], chosen: unknown) => {
    const one = chosen as T | undefined;
    return !one || list.some(({ id }) => id === one.id) ? list : [one, ...list];
  };
  return {
    working_areas: kept(choices.working_areas, stored?.job_working_area),
    study_levels: kept(choices.study_levels, stored?.study_level),
    studies: kept(choices.studies, stored?.study),
  };
}
