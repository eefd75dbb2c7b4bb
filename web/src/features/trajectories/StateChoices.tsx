import { useTranslation } from '../../platform/i18n.ts';
import { Row } from '../../ui/layout.tsx';
import '../../ui/boxes.css';
import { Button, Checkbox } from '@mantine/core';
import {
  type StateCode,
  type StateGroup,
  stateGroups,
  trajectoryStates,
} from '@traject/contract/common/trajectoryStates';
import { useEffect, useRef } from 'react';
import { useStateName } from '../../platform/useStateName.ts';
import classes from './StateFilter.module.css';

type Props = {
  states: StateCode[];
  /** The group that they make up together. */
  group: StateGroup | undefined;
  onStates: (states: StateCode[]) => void;
};

export function StateChoices({ states, group, onStates }: Props) {
  const { t } = useTranslation();
  const stateName = useStateName();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} role="dialog" aria-label={t('trajectories.state')} className={classes.choices}>
      <Row gap={6} wrap className={classes.groups}>
        {(Object.keys(stateGroups) as StateGroup[]).map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === group ? 'light' : 'default'}
            aria-pressed={name === group}
            onClick={() => onStates(name === group ? [] : stateGroups[name])}
          >
            {t(`trajectories.groups.${name}`)}
          </Button>
        ))}
      </Row>
      {trajectoryStates.map((state) => (
        <Checkbox
          key={state.code}
          label={stateName(state)}
          checked={states.includes(state.code)}
          onChange={({ currentTarget: { checked } }) =>
            onStates(
              checked ? [...states, state.code] : states.filter((code) => code !== state.code),
            )
          }
        />
      ))}
    </div>
  );
}
