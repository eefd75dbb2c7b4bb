import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import classes from './documentTemplates.module.css';
import type { TemplateForm } from './useTemplateForm.ts';

const OrganisationChoice = lazily(() => import('./OrganisationChoice.tsx'), 'OrganisationChoice');

/** For a new template, and only for who writes for more than one organisation; few do. */
export function OrganisationField({ form: { values, set } }: { form: TemplateForm }) {
  const { data: organisations } = useQuery(referenceQuery('organisations'));
  const choices = choicesOf(organisations);
  if (choices.length < 2) return null;
  return (
    <Suspense fallback={<div className={classes.organisation} />}>
      <OrganisationChoice
        className={classes.organisation}
        choices={choices}
        chosen={values.organisation_id}
        onChoose={(organisation_id) => set({ organisation_id })}
      />
    </Suspense>
  );
}
