// First: it says in which order the layers of the others stand.
import '../src/styles/global.css';
import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { everyStory } from './every-story.ts';

/** A bare page for tests: draws one story after the other and asks axe about each. */
const place = document.createElement('main');
document.body.append(place);
const root = createRoot(place);

interface Stage {
  readonly stories: readonly { readonly name: string; readonly pseudo: readonly string[] }[];
  /** Draws the story of that place in the list; the one before is gone first. */
  show(index: number): Promise<void>;
  /** What axe finds: "rule: markup". */
  check(): Promise<readonly string[]>;
}

// What only a whole page can keep.
const rules = Object.fromEntries(
  ['heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'].map((id) => [
    id,
    { enabled: false },
  ]),
);

const drawn = (): Promise<void> => new Promise((then) => requestAnimationFrame(() => then()));

const stage: Stage = {
  stories: everyStory.map(({ name, pseudo }) => ({ name, pseudo })),
  async show(index) {
    root.render(null);
    await drawn();
    root.render(everyStory[index]?.element);
    await drawn();
    await drawn();
  },
  async check() {
    const { violations } = await axe.run(place, { rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  },
};
Object.assign(globalThis, { stage });
