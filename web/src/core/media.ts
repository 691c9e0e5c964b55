/** Whether a question of style holds now, asked again when it changes. */
import { useEffect, useState } from 'preact/hooks';

export function useMedia(question: string): boolean {
  const [holds, setHolds] = useState(() => window.matchMedia(question).matches);
  useEffect(() => {
    const query = window.matchMedia(question);
    const changed = () => setHolds(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, [question]);
  return holds;
}
