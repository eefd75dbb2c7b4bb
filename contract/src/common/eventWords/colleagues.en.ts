import type nl from './colleagues.nl.ts';

const words: typeof nl = {
  acts: {
    accessRequests: {
      list: 'Requests for access opened',
      count: 'Requests for access counted',
      create: 'Access to a trajectory requested',
      grant: 'Access to trajectory given',
      refuse: 'Access to a trajectory refused',
    },
    handovers: {
      caseload: 'Caseload opened',
      list: 'Hand-overs opened',
      create: 'Trajectories handed over',
      undo: 'Hand-over undone',
    },
    members: {
      list: 'Colleagues on trajectory opened',
      create: 'Colleague on trajectory added or changed',
      remove: 'Colleague removed from trajectory',
      end: 'Work on trajectory ended',
    },
  },
  records: {
    access_request: 'Request for access',
    handover: 'Hand-over',
    member: 'Colleague on trajectory',
  },
};
export default words;
