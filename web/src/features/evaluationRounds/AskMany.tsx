import '../../ui/boxes.css';
import type { WorkProcess } from '@traject/contract/diplomas';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { ChooseStudents } from './ChooseStudents.tsx';
import type { Problems } from './PersonFields.tsx';
import { SendRound } from './SendRound.tsx';
import { useAsking } from './useAsking.ts';
import { WhoAnswers } from './WhoAnswers.tsx';

type Choosing = {
  processes: readonly WorkProcess[];
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
};

type Props = {
  catalogue: readonly WorkProcess[];
  groupId: number | undefined;
  /** The work processes to tick. */
  choosing: (props: Choosing) => ReactNode;
  onStarted: (roundId: number) => void;
};

/** Whom it is about, which work processes, who is asked, and until when. */
export function AskMany({ catalogue, groupId, choosing, onStarted }: Props) {
  const { t } = useTranslation();
  const state = useAsking(catalogue, groupId);
  const [problems, setProblems] = useState<Problems>({});
  const { asking, change, processes, diploma_id, offer } = state;
  return (
    <Stack gap={20}>
      {offer && <DraftCallout {...offer} />}
      <ChooseStudents state={state} />
      {diploma_id !== null && (
        <Panel title={t('evaluation_rounds.processes')}>
          <PanelBody>
            {choosing({
              processes,
              chosen: asking.work_process_ids,
              onChoose: (work_process_ids) => change({ work_process_ids }),
            })}
          </PanelBody>
        </Panel>
      )}
      {state.chosen.length > 0 && <WhoAnswers state={state} problems={problems} />}
      <SendRound state={state} onProblems={setProblems} onStarted={onStarted} />
    </Stack>
  );
}
