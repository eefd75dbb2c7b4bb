import '../../ui/forms.css';
import { useTranslation } from '../../platform/i18n.ts';
import type { Choices } from '../../platform/reference.ts';
import { Choice } from '../../ui/Choice.tsx';

type Props = {
  className: string | undefined;
  choices: Choices;
  /** Without a choice it is the first one, which is also the server's default. */
  chosen: number | undefined;
  onChoose: (organisationId: number) => void;
};

export function OrganisationChoice({ className, choices, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Choice
      className={className}
      label={t('labels.organisation_id')}
      data={choices}
      value={String(chosen ?? choices[0]?.value)}
      onChange={(next) => onChoose(Number(next))}
    />
  );
}
