import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { statesToChoose } from '@traject/contract/common/trajectoryStates';
import type { Trajectory } from '@traject/contract/trajectories';
import { useByTeam } from '../../platform/byTeam.ts';
import { useTranslation } from '../../platform/i18n.ts';
import {
  choicesOf,
  counselorsQuery,
  type Choices as Options,
  referenceQuery,
} from '../../platform/reference.ts';
import { useStateName } from '../../platform/useStateName.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import classes from '../../ui/form.module.css';
import {
  alwaysThere,
  isFinished,
  neededChoices,
  type TrajectoryValues,
} from './trajectoryValues.ts';

type Form = UseFormReturnType<TrajectoryValues>;

type Props = {
  form: Form;
  /** What the form holds, completed with the defaults. */
  values: TrajectoryValues;
  choices: TrajectoryChoices;
  /** A new trajectory is registered today by its maker; those fields appear when it is edited. */
  isNew?: boolean;
  /** The field that gets the focus. */
  focus?: keyof TrajectoryValues | undefined;
};

export function TrajectoryFields(props: Props) {
  const { t } = useTranslation();
  const { form, values, isNew = false, focus } = props;
  return (
    <div className={classes.fields}>
      <Choices {...props} />
      {isFinished(values) && (
        <Textarea
          label={t('labels.completed_reason')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={5000}
          {...form.getInputProps('completed_reason')}
        />
      )}
      {boxes(isNew).map(({ name, max, type, isHalf = true }) => {
        const box = {
          className: isHalf ? classes.half : undefined,
          label: t(`labels.${name}`),
          required: !isNew && alwaysThere.some((one) => one === name),
          'data-autofocus': name === focus || undefined,
          ...form.getInputProps(name),
        };
        if (type === 'date') return <DateField key={name} {...box} />;
        return <TextInput key={name} {...box} type={type} maxLength={max} />;
      })}
      <Checkbox
        className={classes.half}
        label={t('labels.schooling')}
        {...form.getInputProps('schooling', { type: 'checkbox' })}
      />
      <Checkbox
        className={classes.half}
        label={t('labels.apq_taken')}
        {...form.getInputProps('apq_taken', { type: 'checkbox' })}
      />
    </div>
  );
}

function Choices({ form, values, choices, focus = 'trajectory_state_id' }: Props) {
  const { t } = useTranslation();
  const lists = {
    trajectory_state_id: choices.states,
    counselor_id: useByTeam(choices.counselors, choices.counselorId),
    organisation_id: choices.organisations,
  };
  return neededChoices.map((name) => (
    <Choice
      key={name}
      className={name === 'trajectory_state_id' ? undefined : classes.half}
      label={t(`labels.${name}`)}
      // The client's record belongs to this organisation, so the trajectory stays there too.
      disabled={name === 'organisation_id'}
      required={name !== 'organisation_id'}
      data={lists[name]}
      data-autofocus={name === focus || undefined}
      {...form.getInputProps(name)}
      value={values[name]}
      error={form.errors[name] ?? (choices.isError && t('trajectories.choices_failed'))}
    />
  ));
}

type Box = {
  name: Exclude<keyof TrajectoryValues, (typeof neededChoices)[number] | 'schooling' | 'apq_taken'>;
  max: number;
  type?: string;
  isHalf?: false;
};

const boxes = (isNew: boolean): Box[] => [
  { name: 'contact_name', max: 200, isHalf: false },
  { name: 'contact_email', max: 254, type: 'email' },
  { name: 'contact_phone', max: 40, type: 'tel' },
  ...(isNew ? [] : registration),
  { name: 'intake_date', max: 10, type: 'date' },
  { name: 'length', max: 100 },
  { name: 'category', max: 200, isHalf: false },
];

const registration: Box[] = [
  { name: 'registered_by', max: 200 },
  { name: 'registration_date', max: 10, type: 'date' },
];

export type TrajectoryChoices = {
  states: Options;
  counselors: Options;
  /** Whose team comes first among them. */
  counselorId: number | undefined;
  organisations: Options;
  isError: boolean;
};

type About = { trajectory?: Trajectory; organisationId?: number | undefined };

export function useTrajectoryChoices({ trajectory, organisationId }: About): TrajectoryChoices {
  const stateName = useStateName();
  const counselors = useQuery(counselorsQuery(organisationId));
  const organisations = useQuery(referenceQuery('organisations'));
  const states = statesToChoose(trajectory?.trajectory_state.id);
  return {
    states: states.map((state) => ({ value: String(state.id), label: stateName(state) })),
    counselors: choicesOf(counselors.data, trajectory?.counselor),
    counselorId: trajectory?.counselor.id,
    organisations: choicesOf(organisations.data, trajectory?.organisation),
    isError: counselors.isError || organisations.isError,
  };
}
