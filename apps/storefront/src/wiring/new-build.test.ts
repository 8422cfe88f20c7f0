import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetOlderBuild, startAfresh } from './new-build.ts';

function browser(before?: string) {
  const stored = new Map<string, string>(before === undefined ? [] : [['build-hash', before]]);
  const cleared: string[] = [];
  return {
    stored,
    cleared,
    memory: {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
      caches: {
        delete: async (name: string) => {
          cleared.push(name);
          return true;
        },
      },
      forgetCatalogue: async () => void cleared.push('catalogue'),
    },
  };
}

const script = (hash: string) => `https://shop.example/assets/entry-client-${hash}.js`;

describe('forgetOlderBuild', () => {
  it('clears what an older build has kept, and remembers the new one', async () => {
    const { memory, cleared, stored } = browser('AAAAAAAA');
    expect(await forgetOlderBuild(script('BBBBBBBB'), memory)).toBe(true);
    expect(cleared.sort()).toEqual(['catalogue', 'pages', 'pictures']);
    expect(stored.get('build-hash')).toBe('BBBBBBBB');
  });

  it('clears when nothing tells which build it was', async () => {
    expect(await forgetOlderBuild(script('BBBBBBBB'), browser().memory)).toBe(true);
  });

  it('leaves everything alone when the build is the same', async () => {
    const { memory, cleared } = browser('BBBBBBBB');
    expect(await forgetOlderBuild(script('BBBBBBBB'), memory)).toBe(false);
    expect(cleared).toEqual([]);
  });

  it('clears nothing in development, where scripts have no hash', async () => {
    const { memory, cleared } = browser('AAAAAAAA');
    expect(await forgetOlderBuild('http://localhost/src/entry-client.tsx', memory)).toBe(false);
    expect(cleared).toEqual([]);
  });

  it('goes on when the browser refuses its storage', async () => {
    const { memory } = browser();
    const refusing = {
      ...memory,
      localStorage: {
        getItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        setItem: () => undefined,
      },
    };
    expect(await forgetOlderBuild(script('BBBBBBBB'), refusing)).toBe(false);
  });
});

it('opens the page anew also where storage is refused', () => {
  vi.stubGlobal('localStorage', {
    removeItem() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const reload = vi.fn<() => void>();
  startAfresh(reload);
  expect(reload).toHaveBeenCalledOnce();
});
