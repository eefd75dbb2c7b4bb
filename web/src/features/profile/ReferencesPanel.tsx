import { IconQuote } from '@tabler/icons-react';
import { lazily } from '../../platform/lazily.ts';
import { ProfileList } from './ProfileList.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

const ReferenceDialog = lazily(() => import('./ReferenceDialog.tsx'), 'ReferenceDialog');

export const ReferencesPanel = () => (
  <ProfileList
    list="references"
    icon={IconQuote}
    rows={({ references }) => references}
    details={({ company, description }) => [company, description].filter(Boolean).join('\n')}
    remove={useOwnProfile().removeReference}
    dialog={(reference, onClose) => <ReferenceDialog reference={reference} onClose={onClose} />}
  />
);
