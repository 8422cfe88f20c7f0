import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Part of a compiled message: text, or value with its kind and the texts of its forms. */
type Token = string | readonly unknown[];

/** Values and tags of a message. */
interface MessageParts {
  readonly values: ReadonlySet<string>;
  /** Names of tags such as `0` of `<0>link</0>`. */
  readonly tags: ReadonlySet<string>;
}

/** A text that cannot be shown. The error message states the problem and the fix. */
class MessageFault extends Error {}

/**
 * Returns the problem of a text that replaces a message, with the fix: broken ICU MessageFormat, plural forms that the
 * language does not have, tags that do not match, or other values and tags than those of the message. `undefined`: no
 * problem.
 *
 * @param source - English message that the text replaces.
 */
export function messageProblem(source: string, text: string, language: string): string | undefined {
  let ownParts: MessageParts;
  try {
    ownParts = partsOf(text, language);
  } catch (error) {
    if (error instanceof MessageFault) return error.message;
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `cannot be read as a message (${reason}): write braces in pairs, as in the text it replaces`;
  }
  const replaced = sourceParts(source);
  if (replaced === undefined) return undefined;
  return (
    namesProblem('value', replaced.values, ownParts.values, (name) => `{${name}}`) ??
    namesProblem('tag', replaced.tags, ownParts.tags, (name) => `<${name}>`)
  );
}

/**
 * Returns the parts of the replaced message; `undefined` for an invalid message, which another check rejects as
 * unknown.
 */
function sourceParts(source: string): MessageParts | undefined {
  try {
    return partsOf(source, 'en');
  } catch {
    return undefined;
  }
}

function namesProblem(
  kind: 'value' | 'tag',
  expected: ReadonlySet<string>,
  actual: ReadonlySet<string>,
  write: (name: string) => string,
): string | undefined {
  const list = [...expected].map(write).join(', ');
  const unknown = [...actual].find((name) => !expected.has(name));
  if (unknown !== undefined) {
    const fix = list === '' ? 'remove it' : `use ${list}`;
    return `${write(unknown)} is no ${kind} of this text: ${fix}`;
  }
  const missing = [...expected].find((name) => !actual.has(name));
  return missing === undefined ? undefined : `${write(missing)} is missing: use ${list}`;
}

function partsOf(message: string, language: string): MessageParts {
  const values = new Set<string>();
  const tags = new Set<string>();
  const read = (tokens: readonly Token[]) => {
    // A value is replaced by a space: a tag may open before it and close after it.
    const line = tokens.map((token) => (typeof token === 'string' ? token : ' ')).join('');
    for (const tag of tagsOf(line)) tags.add(tag);
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind, forms] = token;
      values.add(String(name));
      if (typeof forms !== 'object' || forms === null) continue;
      if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') continue;
      const entries = Object.entries(forms).filter(([form]) => form !== 'offset');
      assertForms(
        kind,
        String(name),
        entries.map(([form]) => form),
        language,
      );
      for (const [, form] of entries) read(form as readonly Token[]);
    }
  };
  read(compileMessageOrThrow(message) as readonly Token[]);
  return { values, tags };
}

function assertForms(
  kind: 'plural' | 'selectordinal' | 'select',
  name: string,
  forms: readonly string[],
  language: string,
): void {
  if (!forms.includes('other')) {
    throw new MessageFault(`{${name}, ${kind}} lacks the form "other": add other {…}`);
  }
  if (kind === 'select') return;
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  const unknown = forms.find(
    (form) => !/^\d+$/.test(form) && !pluralCategories.some((category) => category === form),
  );
  if (unknown === undefined) return;
  throw new MessageFault(
    `{${name}, ${kind}} has the form "${unknown}", which "${language}" does not use: use ${pluralCategories.join(', ')} or =0`,
  );
}

/**
 * Returns the names of the tags of a text. Errors: throws `MessageFault` for a tag that is not opened or not closed.
 */
function tagsOf(text: string): readonly string[] {
  const names: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name = '', isEmpty] of text.matchAll(/<(\/?)([a-zA-Z0-9]+)(\/?)>/g)) {
    if (closing === '') names.push(name);
    if (closing === '' && isEmpty === '') open.push(name);
    if (closing !== '' && open.pop() !== name) {
      throw new MessageFault(`${tag} closes no tag: write tags in pairs, as <${name}>…</${name}>`);
    }
  }
  const last = open.at(-1);
  if (last === undefined) return names;
  throw new MessageFault(`<${last}> is not closed: write tags in pairs, as <${last}>…</${last}>`);
}
