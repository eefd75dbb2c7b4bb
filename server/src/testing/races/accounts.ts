import { anAccount, anOrganisation, password, tokenOf } from '../factories.ts';
import { lastMail } from '../mails.ts';
import type { OpenedApp } from '../openApp.ts';
import { aFile, uploadTo } from '../upload.ts';
import type { Race } from './race.ts';
import type { Desk } from './trajectories.ts';

const chosen = { password, repeat_password: password };
const name = { first_name: 'Noor', last_name: 'Bos' };
let count = 0;
const newEmail = () => `nieuw${++count}@example.nl`;

export const accountRaces = ({ db, world, as }: OpenedApp): Race[] => [
  {
    name: 'activating what one registered',
    prepare: async () => {
      const email = newEmail();
      await as().post('/auth/register', { email, repeat_email: email, ...chosen, ...name });
      const link = (await lastMail(db, email)).token;
      return () => as().post(`/auth/activate/${link}`, chosen);
    },
  },
  {
    name: 'activating an invitation',
    prepare: async () => {
      const own = await anOrganisation(db);
      const { id } = await anAccount(db, { password_hash: null, in: [['evaluator', own]] });
      const link = await world.links.create(db, 'activate', { person_id: id, minutes: 60 });
      return () => as().post(`/auth/activate/${link}`, chosen);
    },
  },
  {
    name: 'resetting a password',
    prepare: async () => {
      const { account_id } = await anAccount(db);
      const link = await world.links.create(db, 'reset', { account_id, minutes: 60 });
      return () => as().post(`/auth/reset/${link}`, chosen);
    },
  },
];

/** What an admin does. */
export function listRaces({ app, db, world, as }: OpenedApp, { own }: Desk): Race[] {
  const anAdmin = async () => tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
  return [
    {
      name: 'inviting somebody',
      // Somebody who never came is simply invited again.
      once: /INSERT (people|memberships)/,
      prepare: async () => {
        const token = await anAdmin();
        const place = { organisation_id: own.id, account_types: ['counselor'] };
        const invited = { email: newEmail(), ...name, ...place };
        return () => as(token).post('/people', invited);
      },
    },
    {
      name: 'importing a list',
      // People who are there already are known; importing the list again is another import.
      once: /\b(people|memberships|profiles|mails)\b/,
      prepare: async () => {
        const send = uploadTo(app, await anAdmin());
        const list = Buffer.from(`e-mail;voornaam;achternaam\n${newEmail()};Sam;Bos\n`);
        const sent = { kind: 'clients', organisation_id: String(own.id) };
        return () => send('/imports', { ...sent, file: aFile(list, 'lijst.csv') });
      },
    },
  ];
}
