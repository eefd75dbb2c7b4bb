import { IconArrowRight, IconClipboardText, IconPlus, IconUpload } from '@tabler/icons-react';
import type { Group, GroupPart } from '@traject/contract/groups';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PeopleTable } from './PeopleTable.tsx';

const AddDialog = lazily(() => import('./AddDialog.tsx'), 'AddDialog');
const PasteDialog = lazily(() => import('./PasteDialog.tsx'), 'PasteDialog');
const ImportDialog = lazily(() => import('./ImportDialog.tsx'), 'ImportDialog');
const MoveDialog = lazily(() => import('./MoveDialog.tsx'), 'MoveDialog');

type Props = { group: Group; onOpenGroup: (groupId: number) => void };
type Open = GroupPart | 'paste' | 'import' | 'move';

/** Who is in the group, for those who manage it. */
export function PeoplePanels({ group, onOpenGroup }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const { teachers, students, archived } = group;
  const button = (what: Open, icon: typeof IconPlus) => (
    <PanelButton label={t(`groups.do.${what}`)} icon={icon} onClick={() => setOpen(what)}>
      {t(`groups.short.${what}`)}
    </PanelButton>
  );
  return (
    <>
      <Panel
        title={t('groups.teachers')}
        count={teachers.length}
        action={!archived && button('teacher', IconPlus)}
      >
        <PeopleTable group={group} part="teacher" people={teachers} />
      </Panel>
      <Panel
        title={t('groups.students')}
        count={students.length}
        action={
          <Row gap={4} wrap>
            {!archived && button('student', IconPlus)}
            {!archived && button('paste', IconClipboardText)}
            {!archived && button('import', IconUpload)}
            {students.length > 0 && button('move', IconArrowRight)}
          </Row>
        }
      >
        <PeopleTable group={group} part="student" people={students} />
      </Panel>
      <Suspense>
        {(open === 'teacher' || open === 'student') && (
          <AddDialog group={group} part={open} onClose={() => setOpen(undefined)} />
        )}
        {open === 'paste' && <PasteDialog group={group} onClose={() => setOpen(undefined)} />}
        {open === 'import' && <ImportDialog group={group} onClose={() => setOpen(undefined)} />}
        {open === 'move' && (
          <MoveDialog group={group} onMoved={onOpenGroup} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}
