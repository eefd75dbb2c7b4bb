import { IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Choices } from '../../platform/reference.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { NumbersView, Unread } from './NumbersView.tsx';
import classes from './schoolNumbers.module.css';

type GroupProps = { groupId: number; name: string; year: string | undefined; back: ReactNode };

export function OfGroup({ groupId, name, year, back }: GroupProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('school_numbers.title_of', { name })} back={back} intro={year} />
      <NumbersView whose={{ groupId }} name={name} />
    </>
  );
}

type Chosen = { diploma: string | undefined; year: string };
type DiplomaProps = {
  /** Not known yet, or not to be had. */
  diplomas: Choices | undefined;
  onRetry: (() => void) | undefined;
  years: Choices;
  /** The first diploma, until another is chosen. */
  chosen: { diploma: string | undefined; year: string };
  onChoose: (chosen: Chosen) => void;
  back: ReactNode;
};

export function OfDiploma({ diplomas, onRetry, years, chosen, onChoose, back }: DiplomaProps) {
  const { t } = useTranslation();
  if (!diplomas)
    return (
      <>
        <PageHead title={t('school_numbers.title')} back={back} />
        <Unread onRetry={onRetry} />
      </>
    );
  const diploma = diplomas.find(({ value }) => value === chosen.diploma) ?? diplomas[0];
  if (!diploma)
    return (
      <>
        <PageHead title={t('school_numbers.title')} back={back} />
        <Panel title={t('school_numbers.asked')}>
          <EmptyState
            icon={IconSchool}
            title={t('school_numbers.no_diploma')}
            text={t('school_numbers.no_diploma_text')}
          />
        </Panel>
      </>
    );
  const now = { ...chosen, diploma: diploma.value };
  return (
    <>
      <PageHead title={t('school_numbers.title')} back={back} />
      <Row wrap className={classes.filters}>
        <FilterSelect
          className={classes.filter}
          label={t('school_numbers.diploma')}
          choices={diplomas}
          value={diploma.value}
          onChoose={(value) => onChoose({ ...now, diploma: value })}
        />
        <FilterSelect
          className={classes.filter}
          label={t('school_numbers.year')}
          choices={years}
          value={chosen.year}
          onChoose={(year) => onChoose({ ...now, year: year ?? chosen.year })}
        />
      </Row>
      <NumbersView
        whose={{ diplomaId: Number(diploma.value), year: chosen.year }}
        name={diploma.label}
      />
    </>
  );
}
