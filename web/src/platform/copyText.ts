/**
 * Whether it was copied: the clipboard is not there over plain HTTP, and is closed where the browser
 * forbids it.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
