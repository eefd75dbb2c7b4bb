import { Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Guest } from '@traject/contract/appointments';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf } from '../../platform/reference.ts';
import { Choice } from '../../ui/Choice.tsx';
import formClasses from '../../ui/form.module.css';
import { IconButton } from '../../ui/IconButton.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { colleaguesQuery } from './appointments.api.ts';
import classes from './appointments.module.css';
import type { Recipients } from './appointmentsQuery.ts';
import type { AppointmentFields } from './useAppointmentForm.ts';

type Props = {
  form: AppointmentFields;
  trajectoryId: number | undefined;
  recipients: Recipients | undefined;
  /** Who was asked before, by name. */
  known: readonly Guest[];
  error: ReactNode;
};

/** Who is asked: the parties of the trajectory, and colleagues who see it. */
export function GuestFields({ form, trajectoryId, recipients, known, error }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {trajectoryId && (
        <fieldset className={`${formClasses.boxes} ${classes.guests}`}>
          <legend className={classes.legend}>{t('planning.guests')}</legend>
          <PartyBox party="client" form={form} person={recipients?.client} />
          <PartyBox party="employer" form={form} person={recipients?.employer} />
        </fieldset>
      )}
      <Colleagues form={form} trajectoryId={trajectoryId} known={known} error={error} />
    </>
  );
}

type PartyProps = {
  party: 'client' | 'employer';
  form: AppointmentFields;
  person: Recipients['client'] | undefined;
};

function PartyBox({ party, form, person }: PartyProps) {
  const { t } = useTranslation();
  const label = t(`planning.fields.${party}`);
  const cannot = person !== undefined && !person.email;
  return (
    <Checkbox
      label={person?.name ? `${label}: ${person.name}` : label}
      description={cannot ? t(`planning.no_email.${party}`) : person?.email}
      disabled={cannot}
      {...form.getInputProps(party, { type: 'checkbox' })}
    />
  );
}

type ColleagueProps = Omit<Props, 'recipients'>;

/** Each is chosen by name. */
function Colleagues({ form, trajectoryId, known, error }: ColleagueProps) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(colleaguesQuery(trajectoryId));
  const ids = form.values.colleague_ids;
  const set = (next: number[]) => form.setFieldValue('colleague_ids', next);
  const nameOf = (id: number) =>
    data?.find((one) => one.id === id)?.name ??
    known.find(({ person_id }) => person_id === id)?.name ??
    '';
  return (
    <>
      <Choice
        // A new box for each, empty again.
        key={ids.length}
        label={t('planning.fields.colleague_ids')}
        data={[...choicesOf(data?.filter(({ id }) => !ids.includes(id)))]}
        value={null}
        onChange={(value) => value && set([...ids, Number(value)])}
        error={error ?? (isError && t('planning.colleagues_failed'))}
      />
      {ids.length > 0 && (
        <ul className={classes.colleagues} aria-label={t('planning.asked')}>
          {ids.map((id) => (
            <Row as="li" gap={12} key={id}>
              <span className={`${layout.grow} ${text.rowTitle}`}>{nameOf(id)}</span>
              <IconButton
                label={t('planning.take_out', { name: nameOf(id) })}
                icon={IconX}
                onClick={() => set(ids.filter((one) => one !== id))}
              />
            </Row>
          ))}
        </ul>
      )}
    </>
  );
}
