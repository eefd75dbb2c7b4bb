import { Button, TextInput } from '@mantine/core';
import { joinInput } from '@traject/contract/accounts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { useJoin } from './auth.api.ts';
import classes from './Waiting.module.css';

export function JoinForm() {
  const { t } = useTranslation();
  const join = useJoin();
  const { field, submit } = useCheckedForm({
    schema: joinInput,
    onWrong: join.reset,
    onSubmit: (values) => join.submit(values),
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ErrorList errors={formErrors(join.error)} title={t('waiting.failed')} />
      <TextInput
        label={t('waiting.code')}
        autoComplete="off"
        maxLength={20}
        {...field('organisation')}
      />
      <Button type="submit" loading={join.isPending}>
        {t('waiting.ask')}
      </Button>
    </form>
  );
}
