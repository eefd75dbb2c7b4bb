const texts = {
  errors: {
    'handover.nothing': 'This colleague has no open trajectories.',
    'handover.changed':
      'One of these trajectories has changed in the meantime. Nothing was handed over: choose again.',
    'handover.undone': 'This hand-over has already been undone.',
    'handover.too_late': 'A hand-over can be undone until a day later.',
    'handover.moved_on':
      'One of these trajectories has been handed over again or deleted. Nothing was undone.',
  },
  labels: { from_id: 'From', to_id: 'To', trajectory_ids: 'Trajectories' },
};
export default texts;
