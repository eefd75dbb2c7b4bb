import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { RightsMails } from './rights.mails.ts';

const mails: MailTexts<RightsMails> = {
  'night-asks': ({ trajectories }) => ({
    subject: 'May this be erased?',
    before: [
      'Under the retention periods of your organisation, an unusual amount would have been erased last night. Nothing has been erased yet.',
      `Among other things, this is about ${counted(trajectories, 'trajectory', 'trajectories')}. Look at what would be erased and say whether that is right.`,
    ],
    button: 'See the retention periods',
    after: ['Until somebody answers, everything is kept.'],
  }),
};
export default mails;
