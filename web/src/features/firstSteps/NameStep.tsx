import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OwnName, ownName } from '@traject/contract/firstSteps';
import { checkForm } from '../../platform/checkForm.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { meQuery } from '../../platform/session.ts';
import { useSave } from '../../platform/useSave.ts';
import { NameFields } from '../../ui/NameFields.tsx';
import { firstStepsKey, setOwnName } from './firstSteps.api.ts';
import classes from './firstSteps.module.css';

/** The name was guessed from an email address, so its owner is asked to check it. */
export function NameStep({ organisationId }: { organisationId: number }) {
  const { data: me } = useQuery(meQuery);
  return me ? <NameForm organisationId={organisationId} me={me} /> : null;
}

function NameForm({ organisationId, me }: { organisationId: number; me: OwnName }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useForm<OwnName>({
    initialValues: { first_name: me.first_name, last_name: me.last_name },
    validate: checkForm(ownName, t),
  });
  const save = useSave({
    save: (name: OwnName) => setOwnName(organisationId, name),
    refresh: firstStepsKey,
    done: 'first_steps.named',
    shown: [],
  });
  const submit = form.onSubmit((name) =>
    save.submit(name, () => {
      for (const queryKey of [meQuery.queryKey, ['people']])
        queries.invalidateQueries({ queryKey });
    }),
  );
  return (
    <form className={classes.name} onSubmit={submit} noValidate>
      <NameFields isOwn getInputProps={form.getInputProps} />
      <Button type="submit" variant="default" loading={save.isPending}>
        {t('first_steps.steps.name.action')}
      </Button>
    </form>
  );
}
