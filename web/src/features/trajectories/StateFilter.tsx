import { Button } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import {
  type StateCode,
  type StateGroup,
  stateGroups,
  stateOf,
} from '@traject/contract/common/trajectoryStates';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useStateName } from '../../platform/useStateName.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './StateFilter.module.css';

const StateChoices = lazily(() => import('./StateChoices.tsx'), 'StateChoices');

type Props = { states: StateCode[]; onStates: (states: StateCode[]) => void };

/** Filters by any number of states, or by a whole group of them in one press. */
export function StateFilter({ states, onStates }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useClickOutside(() => setOpen(false));
  const chosen = useChosen(states);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves.
    <div
      ref={box}
      className={classes.filter}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        variant="default"
        fullWidth
        justify="space-between"
        className={classes.button ?? ''}
        rightSection={<Icon of={IconSelector} size="small" />}
        aria-label={`${t('trajectories.state')}: ${chosen}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen}
      </Button>
      {isOpen && (
        <Suspense>
          <StateChoices states={states} group={groupOf(states)} onStates={onStates} />
        </Suspense>
      )}
    </div>
  );
}

function useChosen(states: StateCode[]) {
  const { t } = useTranslation();
  const stateName = useStateName();
  const [one] = states;
  const group = groupOf(states);
  if (!one) return t('trajectories.all_states');
  if (group) return t(`trajectories.groups.${group}`);
  if (states.length === 1) return stateName(stateOf(one));
  return t('trajectories.states_chosen', { count: states.length });
}

/** The group that consists of exactly these states. */
const groupOf = (states: StateCode[]) =>
  (Object.keys(stateGroups) as StateGroup[]).find(
    (group) =>
      stateGroups[group].length === states.length &&
      stateGroups[group].every((code) => states.includes(code)),
  );
