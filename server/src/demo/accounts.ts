import type { AccountType } from '@traject/contract/common/access';

export const demoPassword = 'demo-demo-demo';

type DemoAccount = {
  email: string;
  first_name: string;
  last_name: string;
  type: AccountType;
  organisation: 'main' | 'other';
};

const person = (
  email: string,
  name: [string, string],
  type: AccountType,
  organisation: DemoAccount['organisation'] = 'main',
): DemoAccount => ({ email, first_name: name[0], last_name: name[1], type, organisation });

/** Who can sign in to the demo. */
export const demoAccounts: DemoAccount[] = [
  person('admin@demo.example', ['Hanneke', 'Brouwer'], 'admin'),
  person('coordinator@demo.example', ['Peter', 'van der Meulen'], 'coordinator'),
  person('counselor@demo.example', ['Marieke', 'de Vries'], 'counselor'),
  person('counselor2@demo.example', ['Sander', 'Kuipers'], 'counselor'),
  person('evaluator@demo.example', ['Jolanda', 'Bakker'], 'evaluator'),
  person('student@demo.example', ['Sanne', 'Willems'], 'student'),
  person('counselor@other.example', ['Noor', 'Hendriks'], 'counselor', 'other'),
  person('counselor2@other.example', ['Sam', 'de Wit'], 'counselor', 'other'),
  person('coordinator@other.example', ['Loes', 'Postma'], 'coordinator', 'other'),
  person('admin@other.example', ['Gerda', 'Smit'], 'admin', 'other'),
  person('evaluator@other.example', ['Bart', 'Willemse'], 'evaluator', 'other'),
  person('finance@demo.example', ['Karin', 'Visser'], 'finance'),
];

/** Students of the demo school, besides the one who can sign in. */
export const demoStudents: [string, string][] = [
  ['Fleur', 'Aarts'],
  ['Yassin', 'Amrani'],
  ['Daan', 'van den Berg'],
  ['Lotte', 'Bosman'],
  ['Amira', 'Chaouch'],
  ['Julia', 'van Dam'],
  ['Emre', 'Demir'],
  ['Iris', 'Dijkstra'],
  ['Thijs', 'van Elst'],
  ['Femke', 'Groen'],
  ['Samuel', 'Haile'],
  ['Roos', 'van der Heijden'],
  ['Mila', 'Jansen'],
  ['Sem', 'de Jong'],
  ['Noa', 'Kramer'],
  ['Zeynep', 'Kaya'],
  ['Lars', 'Mulder'],
  ['Esmee', 'Postma'],
  ['Ravi', 'Ramdin'],
  ['Anouk', 'Smits'],
  ['Bram', 'Timmermans'],
  ['Maud', 'Verhoeven'],
  ['Jayden', 'Wijnaldum'],
];
