import { Checkbox } from '@mantine/core';
import { type EvaluationRole, evaluationRoles } from '@traject/contract/common/evaluationRoles';
import type { RoundChoice } from '@traject/contract/evaluationRounds';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { keyOf, nobody, type Person, personFor } from './asking.ts';
import { PersonFields, type Problems } from './PersonFields.tsx';
import type { AskingState } from './useAsking.ts';

type Props = { state: AskingState; problems: Problems };

/** The roles, and for each student who it is: as it was before, unless one says otherwise. */
export function WhoAnswers({ state, problems }: Props) {
  const { t } = useTranslation();
  const { asking, change, chosen } = state;
  const columns = useColumns({ state, problems });
  const named = asking.roles.filter((role) => role !== 'student');
  const rows = chosen.length > 1 ? [null, ...chosen] : chosen;
  return (
    <Panel title={t('evaluation_rounds.people')}>
      <PanelBody>
        <Row gap={16} wrap role="group" aria-label={t('evaluation_rounds.roles')}>
          {evaluationRoles.map((role) => (
            <Checkbox
              key={role}
              label={t(`evaluation_rounds.role.${role}`)}
              checked={asking.roles.includes(role)}
              onChange={() => change({ roles: toggled(asking.roles, role) })}
            />
          ))}
        </Row>
        {asking.roles.includes('student') && (
          <p className={text.secondary}>{t('evaluation_rounds.own_view')}</p>
        )}
        {named.length > 0 && <p className={text.secondary}>{t('evaluation_rounds.remembered')}</p>}
      </PanelBody>
      {named.length > 0 && (
        <DataTable
          label={t('evaluation_rounds.people')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row?.student.id ?? 0}
          stackedTo="56em"
        />
      )}
    </Panel>
  );
}

const toggled = (roles: readonly EvaluationRole[], role: EvaluationRole) =>
  evaluationRoles.filter((each) => (each === role) !== roles.includes(each));

/** The first row is for everybody at once. */
function useColumns({ state, problems }: Props): Column<RoundChoice | null>[] {
  const { t } = useTranslation();
  const { asking, change, chosen } = state;
  const set = (role: EvaluationRole, students: readonly RoundChoice[], person: Person) => {
    const typed = students.map(({ student }) => [keyOf(student.id, role), person]);
    change({ people: { ...asking.people, ...Object.fromEntries(typed) } });
  };
  const column = (role: Exclude<EvaluationRole, 'student'>): Column<RoundChoice | null> => ({
    key: role,
    header: `evaluations.role.${role}`,
    width: `${78 / asking.roles.length}%`,
    cell: (row) => (
      <PersonFields
        role={t(`evaluations.role.${role}`)}
        {...(row
          ? oneOf(state, problems, { row, role, nobody: t('evaluation_rounds.nobody') })
          : allOf(state, problems, { role, whose: t('evaluation_rounds.everybody') }))}
        onChange={(person) => set(role, row ? [row] : chosen, person)}
      />
    ),
  });
  return [
    {
      key: 'student',
      header: 'evaluation_rounds.student',
      primary: true,
      width: '22%',
      cell: (row) => <Who row={row} />,
    },
    ...asking.roles.flatMap((role) => (role === 'student' ? [] : [column(role)])),
  ];
}

type One = { row: RoundChoice; role: EvaluationRole; nobody: string };

function oneOf({ asking, remembered }: AskingState, problems: Problems, one: One) {
  const place = { student_id: one.row.student.id, role: one.role };
  const key = keyOf(place.student_id, place.role);
  return {
    whose: one.row.student.name,
    person: personFor(asking, remembered, place),
    isKnown: asking.people[key] === undefined,
    problems: problems[key],
    nobody: one.nobody,
  };
}

type All = { role: EvaluationRole; whose: string };

/** What was typed for everybody; what is wrong with it is said below, with each. */
function allOf({ asking, chosen }: AskingState, problems: Problems, { role, whose }: All) {
  const keys = chosen.map(({ student }) => keyOf(student.id, role));
  const [first, ...others] = keys.map((key) => asking.people[key]);
  const isShared = first && others.every((other) => other?.email === first.email);
  return {
    whose,
    person: isShared ? first : nobody,
    isKnown: false,
    problems: keys.some((key) => problems[key]) ? [] : undefined,
  };
}

function Who({ row }: { row: RoundChoice | null }) {
  const { t } = useTranslation();
  if (!row) return <b>{t('evaluation_rounds.same')}</b>;
  return (
    <>
      {row.student.name}
      {row.workplace && <p className={text.secondary}>{row.workplace}</p>}
    </>
  );
}
