import type { Db } from '../platform/database/db.ts';

/** Who pays more than one trajectory, with what their invoices need. */
const payers = [
  {
    name: 'UWV',
    address: 'Postbus 58285\n1040 HG Amsterdam',
    kvk_number: '34360247',
    email: 'crediteuren@uwv.example',
    e_invoice: 'nlcius',
  },
  {
    name: 'Gemeente Zeist',
    address: 'Het Rond 1\n3701 HS Zeist',
    email: 'facturen@zeist.example',
    reference: 'Team Werk en inkomen',
  },
  { name: 'Zorggroep De Linde', address: 'Postbus 100\n3500 AC Utrecht' },
];

export const addPayers = (db: Db, organisation_id: number) =>
  db
    .insertInto('payers')
    .values(payers.map((payer) => ({ organisation_id, ...payer })))
    .execute();
