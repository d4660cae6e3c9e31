import { useEffect, useState } from 'react';

const rest = 600; // ms

/** A value once nobody has changed it for a moment; the first one at once. */
export function useRest<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  const isFirst = rested === undefined;
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), isFirst ? 0 : rest);
    return () => clearTimeout(timer);
  }, [value, isFirst]);
  return rested;
}
