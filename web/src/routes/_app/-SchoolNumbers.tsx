import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { diplomasQuery, groupQuery } from '../../features/groups/groups.api.ts';
import { schoolYear, yearChoices, yearName } from '../../features/groups/schoolYear.ts';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
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

/** Of one group when the address names it, otherwise of everybody of a diploma. */
export function SchoolNumbers({ groupId }: { groupId: number | undefined }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={8} />}>
      {groupId ? <Group groupId={groupId} /> : <Diploma />}
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

function Diploma() {
  const { t } = useTranslation();
  const { data: diplomas, isError, refetch } = useQuery(diplomasQuery);
  const [chosen, setChosen] = useState<{ diploma: string | undefined; year: string }>({
    diploma: undefined,
    year: String(schoolYear()),
  });
  const back = <Link to="/groups">{t('groups.title')}</Link>;
  return (
    <OfDiploma
      diplomas={diplomas?.map(({ id, title, edition, organisation }) => ({
        value: String(id),
        label: [title, edition, organisation.name].filter(Boolean).join(', '),
      }))}
      onRetry={isError ? refetch : undefined}
      years={yearChoices().slice(1)}
      chosen={chosen}
      onChoose={setChosen}
      back={back}
    />
  );
}
