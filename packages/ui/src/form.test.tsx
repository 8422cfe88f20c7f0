// @vitest-environment jsdom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ErrorSummary } from './form.tsx';
import { mount, press } from './test/mount.tsx';

function Tried() {
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <ErrorSummary
        title="1 mezőt javítani kell"
        attempt={attempt}
        mistakes={[{ fieldId: 'name', text: 'A mező kitöltése kötelező.' }]}
      />
      <input id="name" />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Mentés
      </button>
    </>
  );
}

it('the summary of mistakes takes the focus each time the form was tried, and leads to its fields', () => {
  const { find } = mount(<Tried />);
  expect(document.activeElement).toBe(find('[role="alert"]'));
  press(find('a'));
  expect(document.activeElement).toBe(find('#name'));
  press(find('button'));
  expect(document.activeElement).toBe(find('[role="alert"]'));
});
