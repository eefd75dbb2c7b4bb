import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { administeredQuery } from '../../platform/administered.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { PlaceFilter } from '../../ui/PlaceFilter.tsx';
import { ItemList } from './ItemList.tsx';
import { ProductList } from './ProductList.tsx';
import { type KeptList, keptLists, type ReferenceSearch } from './reference.api.ts';
import classes from './reference.module.css';

type Props = { search: ReferenceSearch; onSearch: (search: ReferenceSearch) => void };

/** The choice lists of one organisation, one at a time. */
export function ReferencePage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data: places, isError, refetch } = useQuery(administeredQuery);
  const place = places?.find(({ id }) => id === search.organisation_id) ?? places?.[0];
  const list = keptLists.find((known) => known === search.list) ?? keptLists[0];
  const choosing = (
    <PlaceFilter
      places={places}
      place={place}
      onPlace={(organisation_id) => onSearch({ ...search, organisation_id })}
    />
  );
  const key = `${place?.id} ${list}`;
  const props = { organisationId: place?.id, search, onSearch, filters: choosing };
  return (
    <div className={classes.page}>
      <ListLinks search={search} list={list} />
      <div>
        {!places && isError ? (
          <>
            <PageHead title={t(`reference.lists.${list}`)} />
            <Panel title={t('admin.reference')}>
              <PanelError title={t('reference.failed')} onRetry={() => refetch()} />
            </Panel>
          </>
        ) : list === 'products' ? (
          <ProductList key={key} {...props} />
        ) : (
          <ItemList key={key} {...props} list={list} />
        )}
      </div>
    </div>
  );
}

type ListLinksProps = { search: ReferenceSearch; list: KeptList };

/** Beside the list where there is room, above it where there is not. */
function ListLinks({ search: { organisation_id }, list }: ListLinksProps) {
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
