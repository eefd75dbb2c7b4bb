import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../ui/testing.tsx';
import { shortcuts } from './shortcuts.ts';
import { useShortcut } from './useShortcut.ts';

function Page({ onPress, dialog = false }: { onPress: () => void; dialog?: boolean }) {
  useShortcut('n', onPress);
  return (
    <>
      <input aria-label="Zoeken" />
      {dialog && <div role="dialog" aria-label="Vraag" />}
    </>
  );
}

it('a letter does what it says, but not while somebody types or is asked something', async () => {
  const onPress = vi.fn();
  const { user, again } = show(<Page onPress={onPress} />);
  await user.keyboard('n');
  expect(onPress).toHaveBeenCalledOnce();
  await user.keyboard('{Control>}n{/Control}');
  await user.type(screen.getByLabelText('Zoeken'), 'nn');
  await user.click(document.body);
  again(<Page onPress={onPress} dialog />);
  await user.keyboard('n');
  expect(onPress).toHaveBeenCalledOnce();
});

it('a letter does nothing on a device where somebody turned that off', async () => {
  const onPress = vi.fn();
  const { user } = show(<Page onPress={onPress} />);
  shortcuts.set(false);
  await user.keyboard('n');
  expect(onPress).not.toHaveBeenCalled();
  shortcuts.set(true);
  await user.keyboard('n');
  expect(onPress).toHaveBeenCalledOnce();
});
