import { useState } from 'react';

export default function LatePart() {
  const [presses, setPresses] = useState(0);
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`late ${presses}`}</button>;
}
