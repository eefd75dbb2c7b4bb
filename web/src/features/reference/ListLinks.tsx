import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type KeptList, keptLists, type ReferenceSearch } from './reference.api.ts';
import classes from './reference.module.css';

type Props = { search: ReferenceSearch; list: KeptList };

/** Beside the list where there is room, above it where there is not. */
export function ListLinks({ search: { organisation_id }, list }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={classes.lists} aria-label={t('admin.reference')}>
      {keptLists.map((each) => (
        <Link
          key={each}
          to="/admin/reference"
          search={{ organisation_id, list: each }}
          className={classes.list}
          data-chosen={each === list || undefined}
          aria-current={each === list ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {t(`reference.lists.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
