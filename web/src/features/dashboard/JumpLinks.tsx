import { useTranslation } from '../../platform/i18n.ts';
import { goTo, idOf, partNames, titleOf } from './parts.ts';

type Props = { className: string | undefined; onGo?: () => void };

export function JumpLinks({ className, onGo }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {partNames.map((part) => (
        <li key={part}>
          <a
            href={`#${idOf(part)}`}
            onClick={(event) => {
              event.preventDefault();
              onGo?.();
              goTo(part);
            }}
          >
            {t(titleOf(part))}
          </a>
        </li>
      ))}
    </ul>
  );
}
