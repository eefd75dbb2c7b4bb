import { useEffect, useState } from 'react';

/** An address for what is in memory, for as long as it is shown. */
export function useObjectUrl(content: Blob | undefined) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return setAddress(undefined);
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
