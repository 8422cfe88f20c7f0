import {
  createContext,
  lazy,
  use,
  useId,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Hydrate } from '../index.ts';
import './page.css';

/** Interface of the page's script for its parts. */
declare global {
  interface Window {
    /** Number of renders in the browser of each part, by name. */
    renders: Record<string, number>;
    pageData?: string | undefined;
  }
}

function count(name: string): void {
  if (import.meta.env.SSR) return;
  window.renders[name] = (window.renders[name] ?? 0) + 1;
}

function Counter({ name, children }: { name: string; children?: ReactNode }) {
  count(name);
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {children}
      {`${name} ${presses}`}
    </button>
  );
}

function Form() {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [color, setColor] = useState('red');
  const [size, setSize] = useState('small');
  const [sent, setSent] = useState('');
  return (
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(text);
      }}
    >
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="free text" defaultValue="" />
      <input
        aria-label="check"
        type="checkbox"
        checked={isChecked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      {['red', 'blue'].map((value) => (
        <input
          key={value}
          aria-label={value}
          type="radio"
          name="color"
          value={value}
          checked={color === value}
          onChange={() => setColor(value)}
        />
      ))}
      <select aria-label="size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="small">small</option>
        <option value="large">large</option>
      </select>
      <output aria-label="state">{`${text}|${isChecked}|${color}|${size}|${sent}`}</output>
    </form>
  );
}

function Keys() {
  const [keys, setKeys] = useState('');
  return (
    <div role="tree" aria-label="keys" tabIndex={0} onKeyDown={({ key }) => setKeys(keys + key)}>
      {`keys ${keys}`}
    </div>
  );
}

/** Page whose parts change above a closed boundary: by a render with new elements, and by a context. */
const Place = createContext('start');
function Parent({ children }: { children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  return (
    <Place value={turn > 1 ? 'changed' : 'start'}>
      <button type="button" onClick={() => setTurn(turn + 1)}>{`turn ${turn}`}</button>
      <Hydrate when="interaction">
        <p>{`of turn ${turn}`}</p>
        <input aria-label="kept" defaultValue="" />
        <Counter name="inside" />
      </Hydrate>
      {children}
    </Place>
  );
}

/** Reads data that arrives later than the HTML. */
function Reader() {
  const data = useSyncExternalStore(
    () => () => {},
    () => window.pageData ?? 'nothing',
    () => (import.meta.env.SSR ? 'data' : (window.pageData ?? 'nothing')),
  );
  return <p>{`read: ${data}`}</p>;
}

const Late = lazy(() => import('./late-part.tsx'));

function Later() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        show
      </button>
      {isShown && (
        <Hydrate when="interaction">
          <Counter name="later" />
        </Hydrate>
      )}
    </>
  );
}

function Ids() {
  return <p>{`id ${useId()}`}</p>;
}

function Greeting() {
  return <p>{`place ${use(Place)}`}</p>;
}

/** One page for each test. */
export const pages: Readonly<Record<string, ComponentType>> = {
  nested: () => (
    <Hydrate when="interaction">
      <Counter name="outer" />
      <Hydrate when="interaction">
        <Counter name="middle" />
        <Hydrate when="interaction">
          <Counter name="inner">
            <svg width="20" height="20" aria-hidden>
              <rect width="20" height="20" />
            </svg>
          </Counter>
        </Hydrate>
      </Hydrate>
    </Hydrate>
  ),
  fields: () => (
    <Hydrate when="interaction">
      <Form />
    </Hydrate>
  ),
  native: () => (
    <Hydrate when="interaction">
      <details>
        <summary>more</summary>
        <p>content</p>
      </details>
      <a href="#target">plain link</a>
      <a
        href="/elsewhere"
        data-press=""
        onClick={(event) => {
          event.preventDefault();
          document.title = 'drawer';
        }}
      >
        drawer link
      </a>
      <Keys />
      <p id="target">target</p>
    </Hydrate>
  ),
  parent: () => (
    <Parent>
      <Hydrate when="interaction">
        <Greeting />
      </Hydrate>
    </Parent>
  ),
  data: () => (
    <Hydrate when="interaction">
      <Reader />
      <Counter name="reader" />
    </Hydrate>
  ),
  code: () => (
    <Hydrate when="interaction">
      <Late />
    </Hydrate>
  ),
  strategies: () => (
    <>
      <Hydrate when="idle">
        <Counter name="idle" />
      </Hydrate>
      <div className="tall" />
      <Hydrate when="visible">
        <Counter name="visible" />
      </Hydrate>
      <Hydrate when="interaction">
        <Counter name="pressed" />
      </Hydrate>
    </>
  ),
  later: () => <Later />,
  layout: () => (
    <ul className="columns">
      <Hydrate when="interaction">
        <li>one</li>
        <li>two</li>
      </Hydrate>
    </ul>
  ),
  ids: () => (
    <>
      <Ids />
      <Hydrate when="idle">
        <Ids />
        <Hydrate when="idle">
          <Ids />
          <Counter name="ids" />
        </Hydrate>
      </Hydrate>
    </>
  ),
};
