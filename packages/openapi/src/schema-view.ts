import { html } from 'hono/html';
import type { JsonSchema } from './json-schemas.ts';

/** Markup created by `html`, which escapes inserted values. */
export type Markup = ReturnType<typeof html>;

const deepest = 6;

/** Renders a schema as readable HTML: a word for scalars, a link for named ones, a table of fields for objects. */
export function schemaView(schema: JsonSchema, depth = 0): Markup {
  const inner = plainItems(schema);
  const fields = Object.entries((inner['properties'] ?? {}) as Record<string, JsonSchema>);
  if (fields.length === 0 || depth > deepest)
    return html`<span class="kind">${kindOf(schema)}</span>`;
  const required = (inner['required'] ?? []) as readonly string[];
  const kind = inner === schema ? '' : html`<span class="kind">list of</span>`;
  return html`${kind}
    <table>
      ${fields.map(
        ([name, field]) =>
          html`<tr>
            <th>
              <code>${name}</code
              >${required.includes(name) ? html` <span class="needed">needed</span>` : ''}
            </th>
            <td>${schemaView(field, depth + 1)} ${boundsView(field)}</td>
          </tr>`,
      )}
    </table>`;
}

/** Describes the limits of a value. */
export function boundsView(schema: JsonSchema): Markup | string {
  const bounds = [
    limitText(schema, 'minLength', 'at least', 'characters'),
    limitText(schema, 'maxLength', 'at most', 'characters'),
    limitText(schema, 'minItems', 'at least', 'entries'),
    limitText(schema, 'maxItems', 'at most', 'entries'),
    limitText(schema, 'minimum', 'from', ''),
    limitText(schema, 'maximum', 'up to', ''),
  ].filter((bound) => bound !== '');
  const standard = schema['default'];
  if (standard !== undefined) bounds.push(`else ${JSON.stringify(standard)}`);
  const description = schema['description'];
  if (typeof description === 'string') bounds.push(description);
  if (bounds.length === 0) return '';
  return html`<span class="note">${prose(bounds.join(', '))}</span>`;
}

function limitText(schema: JsonSchema, keyword: string, prefix: string, after: string): string {
  const bound = schema[keyword];
  return typeof bound === 'number' ? `${prefix} ${bound} ${after}`.trim() : '';
}

/** Returns the item schema of a list of objects, which is shown instead of the list. */
function plainItems(schema: JsonSchema): JsonSchema {
  const items = schema['items'] as JsonSchema | undefined;
  return items?.['properties'] === undefined ? schema : items;
}

function kindOf(schema: JsonSchema): Markup | string {
  const {
    $ref: ref,
    anyOf,
    items,
    const: only,
    enum: choices,
    additionalProperties: valueSchema,
  } = schema;
  if (typeof ref === 'string') {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(anyOf)) {
    return html`${(anyOf as JsonSchema[]).map((alternative, at) => html`${at === 0 ? '' : ' or '}${kindOf(alternative)}`)}`;
  }
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(choices))
    return choices.map((alternative) => JSON.stringify(alternative)).join(', ');
  if (items !== undefined) return html`list of ${kindOf(items as JsonSchema)}`;
  if (typeof valueSchema === 'object' && valueSchema !== null)
    return html`by name: ${kindOf(valueSchema as JsonSchema)}`;
  const type = schema['type'];
  if (type === undefined) return 'anything';
  return [type].flat().join(' or ');
}

/** Renders text with `code` between backticks. */
export function prose(text: string): Markup {
  return html`${text
    .split('`')
    .map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}
