import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { HandoversMails } from './handovers.mails.ts';

type Amounts = { trajectories: number; tasks: number; appointments: number };

const along = ({ tasks, appointments }: Amounts) =>
  `Mee gaan ${counted(tasks, 'open taak', 'open taken')} en ${counted(appointments, 'afspraak', 'afspraken')}.`;

const mails: MailTexts<HandoversMails> = {
  'caseload-given': ({ name, ...amounts }) => ({
    subject: 'Er zijn trajecten aan je overgedragen',
    before: [
      `Je hebt ${counted(amounts.trajectories, 'traject', 'trajecten')} van ${name} overgenomen.`,
      along(amounts),
      'Ook antwoorden op lopende vragen aan cliënten en werkgevers komen nu bij jou.',
    ],
    button: 'Bekijk de trajecten',
  }),
  'caseload-back': ({ name, trajectories }) => ({
    subject: 'Een overdracht is teruggedraaid',
    before: [
      `${counted(trajectories, 'traject dat', 'trajecten die')} aan ${name} overgedragen ${
        trajectories === 1 ? 'was, is' : 'waren, zijn'
      } weer van jou, met taken en afspraken.`,
    ],
    button: 'Bekijk de trajecten',
  }),
  'caseload-gone': ({ name, trajectories }) => ({
    subject: 'Een overdracht is teruggedraaid',
    before: [
      `${counted(trajectories, 'traject dat', 'trajecten die')} je van ${name} had overgenomen, ${
        trajectories === 1 ? 'is' : 'zijn'
      } weer van ${name}, met taken en afspraken.`,
    ],
    button: 'Bekijk je trajecten',
  }),
  'counselor-changed': ({ counselor }) => ({
    subject: 'U krijgt een andere adviseur',
    before: [
      `Vanaf nu is ${counselor} uw adviseur.`,
      'Uw gegevens en afspraken blijven zoals ze zijn.',
      'Hebt u een vraag? Antwoord dan op deze e-mail.',
    ],
    button: 'Naar de website',
  }),
};
export default mails;
