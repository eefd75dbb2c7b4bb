import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, Navigate } from '@tanstack/react-router';
import type { Me } from '@traject/contract/auth';
import { type ComponentProps, Suspense, useState } from 'react';
import { BeginningCallout, WaitingCallout } from '../../features/auth/WaitingCallout.tsx';
import type { StudentSearch } from '../../features/evaluations/evaluations.api.ts';
import { OpenOnes } from '../../features/evaluations/OpenOnes.tsx';
import { StudentsPage } from '../../features/evaluations/StudentsPage.tsx';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { meetsStudents } from '../../platform/meetsStudents.ts';
import { idOf, pageOf, reading, wordOf } from '../../platform/search.ts';
import { meQuery } from '../../platform/session.ts';
import { useCan } from '../../platform/useCan.ts';
import { Row } from '../../ui/layout.tsx';
import { wings } from '../../wings.ts';

const OwnDay = lazily(async () => {
  const [page] = await Promise.all([import('./-Day.tsx'), loadTexts(...wings.day.texts)]);
  return page;
}, 'OwnDay');

const GroupFilter = lazily(async () => {
  const filter = import('../../features/groups/GroupFilter.tsx');
  const [part] = await Promise.all([filter, loadTexts(...wings.groups.texts)]);
  return part;
}, 'GroupFilter');

export const Route = createFileRoute('/_app/evaluation-students/')({
  validateSearch: reading<StudentSearch>({ name: wordOf, group_id: idOf, page: pageOf }),
  component: StudentsRoute,
});

const oversees = ({ account_types }: Me) =>
  account_types.some(({ code }) => code === 'coordinator' || code === 'admin');

/** What those do with all students who oversee them. */
function WithMany() {
  const { t } = useTranslation();
  return (
    <Row wrap>
      <Button variant="default" renderRoot={(props) => <Link to="/groups" {...props} />}>
        {t('menu.groups')}
      </Button>
      <Button variant="default" renderRoot={(props) => <Link to="/ask-evaluations" {...props} />}>
        {t('evaluations.students.ask')}
      </Button>
    </Row>
  );
}

/** What chooses a group comes when it is asked for. */
function ByGroup(props: ComponentProps<typeof GroupFilter>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(props.groupId !== undefined);
  const ask = (
    <Button variant="default" loading={isAsked} onClick={() => setAsked(true)}>
      {t('evaluations.students.by_group')}
    </Button>
  );
  if (!isAsked) return ask;
  return (
    <Suspense fallback={ask}>
      <GroupFilter {...props} />
    </Suspense>
  );
}

function StudentsRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { data: me } = useQuery(meQuery);
  const guides = useCan('trajectories');
  if (me && !meetsStudents(me)) return <Navigate to="/trajectories" replace />;
  return (
    <StudentsPage
      notice={
        <>
          <WaitingCallout />
          <BeginningCallout />
          <OpenOnes />
        </>
      }
      action={me && oversees(me) && <WithMany />}
      instead={
        guides && (
          <Suspense>
            <OwnDay />
          </Suspense>
        )
      }
      filters={
        (me?.teaches || me?.abilities.includes('groups')) && (
          <ByGroup
            groupId={search.group_id}
            onGroup={(group_id) => navigate({ search: { name: search.name, group_id } })}
          />
        )
      }
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.page === undefined })}
    />
  );
}
