import type { Invoice } from '@traject/contract/invoices';
import { useRowSave } from '../../platform/useRowSave.ts';
import { downloadXml } from './invoiceDesk.ts';

export const useXmlDownload = (trajectoryId: number) =>
  useRowSave({
    save: ({ id, invoice_number }: Invoice) =>
      downloadXml({ trajectoryId, invoiceId: id }, `${invoice_number}.xml`),
    failed: 'notify.download_errror',
    shown: [],
  });
