import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLastSearch } from '../../platform/lastSearch.ts';

/** To the list, as it was left. */
export function BackLink() {
  const { t } = useTranslation();
  return (
    <Link to="/trajectories" search={useLastSearch('/trajectories')}>
      {t('dashboard.back')}
    </Link>
  );
}
