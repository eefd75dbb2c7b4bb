const texts = {
  errors: {
    'handover.nothing': 'This colleague has no open trajectories.',
    'handover.too_many': 'Hand over at most {{n}} trajectories at a time: choose some of them.',
    'handover.giver_left':
      'Whoever this came from is no longer a counselor here. Nothing was undone.',
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
