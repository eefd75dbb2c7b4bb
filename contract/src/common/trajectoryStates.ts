/**
 * The life of a trajectory, as data: the server enforces it and the screens draw it. An awaiting
 * state is reached by sending something; no form sets it.
 */
export const trajectoryStates = [
  { id: 1, code: 'new', kind: 'open' },
  { id: 2, code: 'awaiting_client', kind: 'awaiting' },
  { id: 3, code: 'proposal_needed', kind: 'open' },
  { id: 4, code: 'awaiting_employer', kind: 'awaiting' },
  { id: 5, code: 'in_progress', kind: 'open' },
  { id: 6, code: 'completed_internal', kind: 'finished' },
  { id: 7, code: 'completed_external_inside_sector', kind: 'finished' },
  { id: 8, code: 'completed_external_outside_sector', kind: 'finished' },
  { id: 9, code: 'completed_without_placement', kind: 'finished' },
] as const;

export type TrajectoryState = (typeof trajectoryStates)[number];
export type StateCode = TrajectoryState['code'];

/** Groups to filter by: everything unfinished, waiting for somebody else, done. */
export const stateGroups = {
  open: codesOf('open', 'awaiting'),
  waiting: codesOf('awaiting'),
  finished: codesOf('finished'),
} as const;
export type StateGroup = keyof typeof stateGroups;

function codesOf(...kinds: TrajectoryState['kind'][]): StateCode[] {
  return trajectoryStates.filter(({ kind }) => kinds.includes(kind)).map(({ code }) => code);
}

/**
 * The steps out of each state: who takes them and where they lead. Completing offers four choices.
 */
export const trajectorySteps = [
  { from: 'new', by: 'staff', action: 'start_client', to: ['awaiting_client'] },
  { from: 'awaiting_client', by: 'client', action: 'accept', to: ['proposal_needed'] },
  { from: 'awaiting_client', by: 'client', action: 'reject', to: ['new'] },
  { from: 'proposal_needed', by: 'staff', action: 'start_employer', to: ['awaiting_employer'] },
  { from: 'awaiting_employer', by: 'employer', action: 'accept', to: ['in_progress'] },
  { from: 'awaiting_employer', by: 'employer', action: 'reject', to: ['proposal_needed'] },
  { from: 'in_progress', by: 'staff', action: 'complete', to: stateGroups.finished },
] as const satisfies readonly Step[];

type Step = {
  from: StateCode;
  by: 'staff' | 'client' | 'employer';
  action: string;
  to: readonly StateCode[];
};
type StaffAction = Extract<(typeof trajectorySteps)[number], { by: 'staff' }>['action'];

export const stateById = (id: number): TrajectoryState | undefined =>
  trajectoryStates.find((state) => state.id === id);

export const stateOf = (code: StateCode): TrajectoryState =>
  trajectoryStates.find((state) => state.code === code) as TrajectoryState;

/** The one action a counselor can take in a state, if any. */
export const actionIn = (code: StateCode): StaffAction | undefined =>
  trajectorySteps.find((step) => step.by === 'staff' && step.from === code)?.action as
    | StaffAction
    | undefined;

/** The states a form may choose: all but the awaiting ones, and the current one. */
export const statesToChoose = (currentId?: number): readonly TrajectoryState[] =>
  trajectoryStates.filter(({ id, kind }) => kind !== 'awaiting' || id === currentId);
