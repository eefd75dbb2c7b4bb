import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf } from '../../platform/reference.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import classes from './profile.module.css';

type School = { id: number; name: string };
type Props = { schools: School[]; chosen: School; onChoose: (organisationId: number) => void };

/** A student of one school has nothing to choose. */
export function SchoolChoice({ schools, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  if (schools.length < 2) return null;
  return (
    <FilterSelect
      className={classes.school}
      label={t('profile.school')}
      choices={choicesOf(schools)}
      value={String(chosen.id)}
      onChoose={(id) => onChoose(Number(id))}
    />
  );
}
