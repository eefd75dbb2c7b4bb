import type { Document } from '@traject/contract/documents';
import type { Column } from '../../ui/DataTable.tsx';
import { ApprovalLines } from './ApprovalLines.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import type { Opened } from './DocumentDialogs.tsx';
import { DocumentName } from './DocumentName.tsx';

type Options = { trajectoryId: number; onOpen: (opened: Opened) => void };

export function useDocumentColumns({ trajectoryId, onOpen }: Options): Column<Document>[] {
  return [
    {
      key: 'name',
      header: 'documents.name',
      cell: (document) => (
        <DocumentName
          trajectoryId={trajectoryId}
          document={document}
          onView={(file) => onOpen({ dialog: 'view', file })}
        />
      ),
      primary: true,
    },
    {
      key: 'approval',
      header: 'documents.approval',
      cell: ({ versions: [latest] }) => latest && <ApprovalLines version={latest} />,
      width: '27%',
      stacked: 'bare',
    },
    {
      key: 'actions',
      header: 'documents.actions',
      cell: (document) => (
        <DocumentActions trajectoryId={trajectoryId} document={document} onOpen={onOpen} />
      ),
      width: 244,
      actions: true,
    },
  ];
}
