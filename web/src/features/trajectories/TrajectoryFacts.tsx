import type { Trajectory } from '@traject/contract/trajectories';
import type { ReactNode } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Row } from '../../ui/layout.tsx';
import classes from './InfoPanel.module.css';
import { useOwnParts } from './useOwnParts.ts';

type Props = { trajectory: Trajectory; colleagues: ReactNode };

export function TrajectoryFacts({ trajectory, colleagues }: Props) {
  const { t } = useTranslation();
  const { registered_by: name, registration_date, intake_date, category, length } = trajectory;
  const date = formatDate(registration_date);
  const months = useMonths();
  const { organisations } = useOwnParts();
  const yesOrNo = (value: boolean) => t(value ? 'controls.yes' : 'controls.no');
  return (
    <Facts
      items={[
        [
          t('labels.counselor_id'),
          <Row as="span" key="counselor" wrap gap={8}>
            {trajectory.counselor.name}
            {colleagues}
          </Row>,
        ],
        // For a reader who works at one organisation, its name says nothing new.
        ...(organisations.length > 1
          ? [[t('labels.organisation_id'), trajectory.organisation.name] as const]
          : []),
        [t('labels.contact_name'), <Contact key="contact" trajectory={trajectory} />],
        [t('dossier.info.registered'), t('dossier.info.registered_by', { date, name })],
        [t('dossier.info.intake'), intake_date ? formatDate(intake_date) : '–'],
        [t('labels.category'), category || '–'],
        [t('dossier.info.length'), length ? months(length) : '–'],
        [t('labels.schooling'), yesOrNo(trajectory.schooling)],
        [t('labels.apq_taken'), yesOrNo(trajectory.apq_taken)],
      ]}
    />
  );
}

/** It is free text: a bare number gets a unit, anything else is shown as typed. */
export function useMonths() {
  const { t } = useTranslation();
  return (typed: string) =>
    /^\d+$/.test(typed) ? t('dossier.info.months', { count: Number(typed) }) : typed;
}

function Contact({ trajectory }: { trajectory: Trajectory }) {
  const { contact_name, contact_email, contact_phone } = trajectory;
  return (
    <span className={classes.contact}>
      {contact_name || '–'}
      {contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
      {contact_phone && <a href={`tel:${contact_phone.replace(/[^\d+]/g, '')}`}>{contact_phone}</a>}
    </span>
  );
}
