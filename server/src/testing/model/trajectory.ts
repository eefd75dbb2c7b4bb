import type { StateCode } from '@traject/contract/common/trajectoryStates';

export type Party = 'client' | 'employer';

/** A trajectory as specified: nothing here is taken from the program. */
export type Model = {
  state: StateCode;
  isDeleted: boolean;
  reject_reason: string | null;
  /** Unknown where the specification says nothing. */
  completed_reason: string | null | undefined;
  history: number;
  /** Whether a party can still decide through its newest link. */
  live: Record<Party, boolean>;
};

export const aModel = (state: StateCode): Model => ({
  state,
  isDeleted: false,
  reject_reason: null,
  completed_reason: null,
  history: 1,
  live: { client: false, employer: false },
});

export const finished: readonly StateCode[] = [
  'completed_internal',
  'completed_external_inside_sector',
  'completed_external_outside_sector',
  'completed_without_placement',
];
const awaiting: Record<Party, StateCode> = {
  client: 'awaiting_client',
  employer: 'awaiting_employer',
};
export const startsFrom: Record<Party, StateCode> = { client: 'new', employer: 'proposal_needed' };
const acceptedTo: Record<Party, StateCode> = { client: 'proposal_needed', employer: 'in_progress' };
const rejectedTo: Record<Party, StateCode> = { client: 'new', employer: 'proposal_needed' };

const move = (model: Model, state: StateCode) => {
  model.state = state;
  model.history += 1;
  model.live = { client: false, employer: false };
};

/** Each returns the answer, and what becomes of the trajectory. */
export const rules = {
  start(model: Model, party: Party, hasFiles: boolean) {
    if (!hasFiles || model.state !== startsFrom[party]) return 422;
    move(model, awaiting[party]);
    model.live[party] = true;
    model.reject_reason = null;
    return 200;
  },

  accept(model: Model, party: Party) {
    if (!model.live[party]) return 404;
    move(model, acceptedTo[party]);
    model.reject_reason = null;
    return 204;
  },

  reject(model: Model, party: Party, reason: string) {
    if (!model.live[party]) return 404;
    move(model, rejectedTo[party]);
    model.reject_reason = reason;
    return 204;
  },

  resend: (model: Model) => (Object.values(awaiting).includes(model.state) ? 200 : 422),

  complete(model: Model, to: StateCode, reason: string) {
    if (model.state !== 'in_progress' || !finished.includes(to)) return 422;
    move(model, to);
    model.completed_reason = reason;
    return 200;
  },

  /** Any state except the awaiting ones, unless it is the current one. */
  edit(model: Model, to: StateCode) {
    if (to === model.state) return 200;
    if (Object.values(awaiting).includes(to)) return 422;
    const stays = finished.includes(model.state) && finished.includes(to);
    move(model, to);
    model.completed_reason = stays ? undefined : null;
    model.reject_reason = null;
    return 200;
  },

  remove(model: Model) {
    model.isDeleted = true;
    model.live = { client: false, employer: false };
    return 204;
  },
};
