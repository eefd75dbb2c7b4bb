import {
  type InvoiceMailSettings,
  type InvoiceMailSettingsInput,
  invoiceMailSettingsInput,
} from '@traject/contract/invoiceMails';
import type { Db } from '../../platform/database/db.ts';
import { type Versioned, versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { texts } from '../../texts.ts';
import { findSettings, lockSettings } from '../invoices/invoices.service.ts';
import { languageOf } from '../organisations/organisations.service.ts';

export async function readSettings(db: Db, organisation_id: number): Promise<InvoiceMailSettings> {
  const { house } = texts[await languageOf(db, organisation_id)].words.invoiceMails;
  return { ...(await findSettings(db, organisation_id)), house };
}

type By = Parameters<typeof versionedUpdate>[1]['by'];
type Change = {
  given: { [K in keyof InvoiceMailSettingsInput]?: InvoiceMailSettingsInput[K] | undefined } & {
    version?: number | undefined;
  };
  by: By;
};

export async function changeSettings(db: Db, organisation_id: number, { given, by }: Change) {
  const stored = await lockSettings(db, organisation_id);
  const rules = invoiceMailSettingsInput;
  const values = await versionedUpdate(db, { stored, given, rules, by });
  await setSettings(db, organisation_id, values);
}

type Values = InvoiceMailSettingsInput & Versioned;

const setSettings = (db: Db, organisation_id: number, values: Values) =>
  db
    .updateTable('invoice_settings')
    .set(values)
    .where('organisation_id', '=', organisation_id)
    .execute();
