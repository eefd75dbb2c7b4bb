import { useQuery } from '@tanstack/react-query';
import { ownPictureQuery } from '../../platform/ownPicture.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';

export function OwnPicture({ name }: { name: string }) {
  const { data } = useQuery(ownPictureQuery);
  return <Avatar name={name} address={useObjectUrl(data)} />;
}
