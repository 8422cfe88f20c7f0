// First: it says in which order the layers of the others stand.
import '../src/styles/global.css';
import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { everyStory } from './every-story.ts';

/** A bare page for tests: renders one story after the other and checks each with axe. */
const place = document.createElement('main');
document.body.append(place);
const root = createRoot(place);

interface Stage {
  readonly stories: readonly { readonly name: string; readonly pseudo: readonly string[] }[];
  /** Removes the present story and renders the one with that index. */
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
const nextTask = (): Promise<void> => new Promise((then) => setTimeout(then));

/** Frames without a change of the page after which effects and content rendered after the first paint are in place. */
const quietFrames = 3;

async function settled(): Promise<void> {
  let unchangedFrames = 0;
  const observer = new MutationObserver(() => (unchangedFrames = 0));
  observer.observe(place, { attributes: true, childList: true, subtree: true });
  while (unchangedFrames < quietFrames) {
    unchangedFrames += 1;
    await drawn();
    await nextTask();
  }
  observer.disconnect();
}

const stage: Stage = {
  stories: everyStory.map(({ name, pseudo }) => ({ name, pseudo })),
  async show(index) {
    root.render(null);
    await drawn();
    root.render(everyStory[index]?.element);
    await settled();
  },
  async check() {
    const { violations } = await axe.run(place, { rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  },
};
Object.assign(globalThis, { stage });
