import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { RightsMails } from './rights.mails.ts';

const mails: MailTexts<RightsMails> = {
  'night-asks': ({ trajectories }) => ({
    subject: 'Mag dit gewist worden?',
    before: [
      'Volgens de bewaartermijnen van je organisatie zou er vannacht ongewoon veel gewist worden. Daarom is er nog niets gewist.',
      `Het gaat onder meer om ${counted(trajectories, 'traject', 'trajecten')}. Bekijk wat er zou verdwijnen en zeg of dat klopt.`,
    ],
    button: 'Bekijk de bewaartermijnen',
    after: ['Zolang niemand antwoordt, blijft alles bewaard.'],
  }),
};
export default mails;
