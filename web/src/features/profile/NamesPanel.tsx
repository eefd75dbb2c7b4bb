import { type Icon, IconBriefcase2, IconHeart, IconSparkles, IconTools } from '@tabler/icons-react';
import type { ItemList } from '@traject/contract/profile';
import { lazily } from '../../platform/lazily.ts';
import { ProfileList } from './ProfileList.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

const NameDialog = lazily(() => import('./NameDialog.tsx'), 'NameDialog');

const icons: Record<ItemList, Icon> = {
  job_interests: IconBriefcase2,
  competences: IconSparkles,
  skills: IconTools,
  interests: IconHeart,
};

/** A list whose items are a name and nothing else. */
export function NamesPanel({ list }: { list: ItemList }) {
  const { removeItem } = useOwnProfile();
  return (
    <ProfileList
      list={list}
      icon={icons[list]}
      rows={(profile) => profile[list]}
      remove={(id) => removeItem(list, id)}
      dialog={(item, onClose) => <NameDialog list={list} item={item} onClose={onClose} />}
    />
  );
}
