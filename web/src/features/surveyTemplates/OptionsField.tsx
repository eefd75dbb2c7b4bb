import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { surveyLimits } from '@traject/contract/common/surveyQuestions';
import { type RefObject, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/layout.tsx';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import classes from './options.module.css';
import type { QuestionValues } from './useQuestionForm.ts';

type Props = { form: UseFormReturnType<QuestionValues> };

/** The options, each of which can be rewritten; Enter or the button adds one. */
export function OptionsField({ form }: Props) {
  const { t } = useTranslation();
  const { options } = form.values;
  const adding = useRef<HTMLInputElement>(null);
  const move = (from: number, to: number) => form.reorderListItem('options', { from, to });
  return (
    <fieldset className={classes.options}>
      <legend>{t('survey_templates.options')}</legend>
      {options.length > 0 && (
        <Stack as="ol" gap={6}>
          {options.map(({ key }, place) => (
            <li key={key}>
              <TextInput
                aria-label={t('survey_templates.option', { number: place + 1 })}
                maxLength={200}
                {...form.getInputProps(`options.${place}.label`)}
              />
              <MoveButtons
                id={place}
                name={t('survey_templates.option', { number: place + 1 })}
                onUp={place > 0 ? () => move(place, place - 1) : undefined}
                onDown={place < options.length - 1 ? () => move(place, place + 1) : undefined}
              />
              <IconButton
                label={t('survey_templates.remove_option', { number: place + 1 })}
                icon={IconTrash}
                onClick={() => {
                  form.removeListItem('options', place);
                  adding.current?.focus();
                }}
              />
            </li>
          ))}
        </Stack>
      )}
      {options.length < surveyLimits.options && <NewOption form={form} ref={adding} />}
    </fieldset>
  );
}

function NewOption({ form, ref }: Props & { ref: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const { pending } = form.values;
  const add = () => {
    const label = pending.trim();
    if (!label) return;
    form.insertListItem('options', { key: randomId(), label });
    form.setFieldValue('pending', '');
    form.clearFieldError('options');
    ref.current?.focus();
  };
  return (
    <div className={classes.adding}>
      <TextInput
        ref={ref}
        aria-label={t('survey_templates.new_option')}
        placeholder={t('survey_templates.new_option')}
        maxLength={200}
        {...form.getInputProps('pending')}
        data-path="options"
        error={form.errors.options}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" disabled={pending.trim() === ''} onClick={add}>
        {t('survey_templates.add_option')}
      </Button>
    </div>
  );
}
