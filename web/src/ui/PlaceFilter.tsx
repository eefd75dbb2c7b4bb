import { useTranslation } from '../platform/i18n.ts';
import { choicesOf } from '../platform/reference.ts';
import { FilterSelect } from './FilterSelect.tsx';
import classes from './PlaceFilter.module.css';

type Place = { id: number; name: string };
type Props = {
  places: readonly Place[] | undefined;
  place: Place | undefined;
  onPlace: (id: number) => void;
};

/** Whose rows are shown, for those who work in several organisations. */
export function PlaceFilter({ places, place, onPlace }: Props) {
  const { t } = useTranslation();
  if (!places || places.length < 2) return null;
  return (
    <FilterSelect
      className={classes.place}
      label={t('labels.organisation_id')}
      choices={choicesOf(places)}
      value={place?.id.toString()}
      onChoose={(id) => onPlace(Number(id))}
    />
  );
}
