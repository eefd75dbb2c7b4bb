import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { administeredQuery } from '../../platform/administered.ts';
import { choicesOf } from '../../platform/reference.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { ItemList } from './ItemList.tsx';
import { ListLinks } from './ListLinks.tsx';
import { ProductList } from './ProductList.tsx';
import { keptLists, type ReferenceSearch } from './reference.api.ts';
import classes from './reference.module.css';

type Props = { search: ReferenceSearch; onSearch: (search: ReferenceSearch) => void };

/** The lists of one organisation, one at a time. */
export function ReferencePage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data: places, isError, refetch } = useQuery(administeredQuery);
  const place = places?.find(({ id }) => id === search.organisation_id) ?? places?.[0];
  const list = keptLists.find((known) => known === search.list) ?? keptLists[0];
  const choosing = places && places.length > 1 && (
    <FilterSelect
      className={classes.place}
      label={t('labels.organisation_id')}
      choices={choicesOf(places)}
      value={place?.id.toString()}
      onChoose={(id) => onSearch({ ...search, organisation_id: Number(id) })}
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
