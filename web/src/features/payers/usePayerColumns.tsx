import type { Payer } from '@traject/contract/payers';
import { useTranslation } from '../../platform/i18n.ts';
import { useArchive } from '../../platform/useArchive.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { KeptActions } from '../../ui/KeptActions.tsx';
import text from '../../ui/text.module.css';
import { changePayer, payersQuery } from './payers.api.ts';

export function usePayerColumns(
  organisationId: number,
  onEdit: (payer: Payer) => void,
): Column<Payer>[] {
  const { t } = useTranslation();
  const archive = useArchivePayer(organisationId);
  return [
    { key: 'name', header: 'labels.name', primary: true, cell: ({ name }) => name },
    {
      key: 'address',
      header: 'payers.fields.address',
      cell: ({ address }) => <span className={text.lines}>{address}</span>,
    },
    { key: 'email', header: 'payers.fields.email', cell: ({ email }) => email },
    {
      key: 'e_invoice',
      header: 'payers.fields.e_invoice',
      width: 150,
      cell: ({ e_invoice }) => t(`payers.e_invoices.${e_invoice}`),
    },
    {
      key: 'actions',
      header: 'payers.actions',
      width: 104,
      actions: true,
      cell: (row) => (
        <KeptActions row={row} onEdit={() => onEdit(row)} onArchive={() => archive(row)} />
      ),
    },
  ];
}

function useArchivePayer(organisationId: number) {
  const { t } = useTranslation();
  return useArchive({
    save: ({ id, version }: Payer, archived) =>
      changePayer({ organisationId, payerId: id }, { archived, version }),
    nameOf: ({ name }) => name,
    effect: { archive: t('payers.archive_effect'), restore: t('payers.restore_effect') },
    refresh: payersQuery(organisationId).queryKey,
  });
}
