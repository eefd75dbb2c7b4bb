import { useEffect } from 'react';

/** Back to what had the focus before, also when a dialog is mounted open or taken away whole,
 *  which Mantine's own way of returning does not see. Not in a layout effect: there React puts
 *  the focus back into the closing dialog. */
export function useReturnFocus(opened: boolean) {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opened]);
}
