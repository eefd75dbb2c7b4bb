import type nl from './evidence.nl.ts';

const texts: typeof nl = {
  errors: {
    'evidence.not_yours': 'Only the student can add or change something here.',
    'evidence.empty': 'Choose a file, fill in a web address or write a reflection.',
    'evidence.too_many': 'You can show at most {{most}} pieces of evidence of a work process.',
    'evidence.seen': 'An evaluator has looked at this, so it stays as it is.',
    'evidence.sealed': 'This is part of a sealed portfolio, so it stays as it is.',
    'evidence.too_late': 'You can say what you looked at until 24 hours after your evaluation.',
  },
  labels: {
    work_process_id: 'Work process',
    evaluation_id: 'Evaluation',
    upload_id: 'File',
    url: 'Web address',
    what: 'What did you do',
    how: 'How did you go about it',
    learned: 'What did you learn from it',
    evidence_ids: 'Evidence',
    position: 'Place in the file',
  },
};
export default texts;
