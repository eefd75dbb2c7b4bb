import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { diplomasQuery, groupQuery } from '../../features/groups/groups.api.ts';
import { schoolYear, yearChoices, yearName } from '../../features/groups/schoolYear.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

const lazy = async () =>
  (
    await Promise.all([
      import('../../features/schoolNumbers/NumbersPages.tsx'),
      loadTexts('school_numbers'),
    ])
  )[0];
const OfGroup = lazily(lazy, 'OfGroup');
const OfDiploma = lazily(lazy, 'OfDiploma');

type Search = {
  group_id?: number | undefined;
  diploma_id?: number | undefined;
  year?: string | undefined;
};
type Props = { search: Search; onSearch: (search: Search) => void };

/** Of one group when the address names it, otherwise of everybody of a diploma. */
export function SchoolNumbers({ search, onSearch }: Props) {
  const { group_id } = search;
  return (
    <Suspense fallback={<RowsSkeleton rows={8} />}>
      {group_id ? <Group groupId={group_id} /> : <Diploma search={search} onSearch={onSearch} />}
    </Suspense>
  );
}

function Group({ groupId }: { groupId: number }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(groupQuery(groupId));
  const isUnknown = useNotFound(error, 'notify.group.not_found', String(groupId));
  if (isUnknown) return null;
  const name = data?.name ?? t('groups.one');
  const back = (
    <Link to="/groups/$groupId" params={{ groupId: String(groupId) }}>
      {name}
    </Link>
  );
  return <OfGroup groupId={groupId} name={name} year={data && yearName(data.year)} back={back} />;
}

function Diploma({ search: { diploma_id, year }, onSearch }: Props) {
  const { t } = useTranslation();
  const { data: diplomas } = useQuery(diplomasQuery);
  const back = <Link to="/groups">{t('groups.title')}</Link>;
  if (!diplomas) return <PageHead title={t('groups.numbers')} back={back} />;
  return (
    <OfDiploma
      diplomas={diplomas.map(({ id, title, edition, organisation }) => ({
        value: String(id),
        label: [title, edition, organisation.name].filter(Boolean).join(', '),
      }))}
      years={yearChoices().slice(1)}
      chosen={{
        diploma: diploma_id ? String(diploma_id) : undefined,
        year: year ?? String(schoolYear()),
      }}
      onChoose={({ diploma, year: of }) => onSearch({ diploma_id: Number(diploma), year: of })}
      back={back}
    />
  );
}
