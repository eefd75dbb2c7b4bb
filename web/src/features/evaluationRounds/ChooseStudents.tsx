import { Button, Checkbox } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { RoundChoice } from '@traject/contract/evaluationRounds';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { plain } from '../../platform/plain.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import text from '../../ui/text.module.css';
import classes from './evaluationRounds.module.css';
import type { AskingState } from './useAsking.ts';

type Props = { state: AskingState };

/** A group, or students of a diploma; whoever is ticked is asked about. */
export function ChooseStudents({ state }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const { choices, listed, chosen, diploma_id } = state;
  const shown = listed.filter(({ student }) => plain(student.name).includes(plain(words)));
  return (
    <Panel title={t('evaluation_rounds.students')} count={chosen.length}>
      <Row gap={12} wrap className={classes.tools}>
        <Filters state={state} />
        {listed.length > 10 && (
          <SearchBox
            label={t('evaluation_rounds.search')}
            words={words}
            onWords={(next) => setWords(next ?? '')}
          />
        )}
        {shown.length > 0 && <AllOrNone state={state} shown={shown} />}
      </Row>
      {choices.isError && !choices.data && (
        <PanelError title={t('evaluation_rounds.failed')} onRetry={() => choices.refetch()} />
      )}
      {diploma_id !== null && choices.isPending && <RowsSkeleton rows={4} />}
      {choices.data && shown.length === 0 && (
        <EmptyState
          icon={IconUsers}
          title={t('evaluation_rounds.no_students')}
          text={t('evaluation_rounds.no_students_text')}
        />
      )}
      {shown.length > 0 && <Ticks state={state} shown={shown} />}
    </Panel>
  );
}

function Filters({ state }: Props) {
  const { t } = useTranslation();
  const { asking, change, diplomas, diploma_id, choices } = state;
  const groups = new Map(
    choices.data?.flatMap((one) => one.groups.map((group) => [group.id, group.name])),
  );
  const none = { student_ids: null, people: {} };
  return (
    <>
      <FilterSelect
        className={classes.filter}
        label={t('evaluation_rounds.diploma')}
        {...(diploma_id === null && { all: t('evaluation_rounds.choose_diploma') })}
        choices={diplomas.map((one) => ({ value: String(one.diploma_id), label: one.title }))}
        value={diploma_id === null ? undefined : String(diploma_id)}
        onChoose={(id) =>
          change({ ...none, diploma_id: Number(id) || null, group_id: null, work_process_ids: [] })
        }
      />
      {groups.size > 0 && (
        <FilterSelect
          className={classes.filter}
          label={t('evaluation_rounds.group')}
          all={t('evaluation_rounds.all_groups')}
          choices={[...groups].map(([id, name]) => ({ value: String(id), label: name }))}
          value={asking.group_id === null ? undefined : String(asking.group_id)}
          onChoose={(id) => change({ diploma_id, group_id: Number(id) || null, student_ids: null })}
        />
      )}
    </>
  );
}

type ShownProps = Props & { shown: readonly RoundChoice[] };

function AllOrNone({ state: { chosen, change }, shown }: ShownProps) {
  const { t } = useTranslation();
  const ids = shown.map(({ student }) => student.id);
  const others = chosen.map(({ student }) => student.id).filter((id) => !ids.includes(id));
  return (
    <Row gap={4} wrap>
      <Button variant="subtle" onClick={() => change({ student_ids: [...others, ...ids] })}>
        {t('evaluation_rounds.all')}
      </Button>
      <Button variant="subtle" onClick={() => change({ student_ids: others })}>
        {t('evaluation_rounds.none')}
      </Button>
    </Row>
  );
}

function Ticks({ state: { chosen, change }, shown }: ShownProps) {
  const { t } = useTranslation();
  const ids = chosen.map(({ student }) => student.id);
  const toggle = (id: number) =>
    change({
      student_ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
    });
  return (
    <ul className={classes.ticks} aria-label={t('evaluation_rounds.students')}>
      {shown.map(({ student, workplace }) => (
        <li key={student.id}>
          <Checkbox
            label={
              <>
                {student.name}
                {workplace && <span className={text.secondary}> · {workplace}</span>}
              </>
            }
            checked={ids.includes(student.id)}
            onChange={() => toggle(student.id)}
          />
        </li>
      ))}
    </ul>
  );
}
