import { html, raw } from 'hono/html';
import { docsStyle } from './docs-style.ts';
import type { OpenApiDocument, Operation, Parameter } from './openapi-document.ts';
import { boundsView, prose, schemaView, type Markup } from './schema-view.ts';

interface Entry {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/**
 * Renders the document, which is served at `documentPath`, as one page: every call by chapter, then the named schemas.
 * The page has no script and loads nothing.
 */
export async function docsPage(
  document: OpenApiDocument,
  documentPath = '/api/openapi.json',
): Promise<string> {
  const entries: readonly Entry[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const chapters = document.tags.map((tag) => ({
    ...tag,
    entries: entries.filter(({ operation }) => operation.tags.some((name) => name === tag.name)),
  }));
  const schemas = Object.entries(document.components.schemas);
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        ${raw(`<style>${docsStyle}</style>`)}
      </head>
      <body>
        <div class="page">
          <nav aria-label="Calls">
            ${chapters.map(
              (chapter) =>
                html`<h2>${chapter.name}</h2>
                  <ul>
                    ${chapter.entries.map(
                      ({ operation }) =>
                        html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
                    )}
                  </ul>`,
            )}
            <h2>Schemas</h2>
            <ul>
              ${schemas.map(([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`)}
            </ul>
          </nav>
          <main>
            <h1>${document.info.title}</h1>
            ${document.info.description.split('\n\n').map((text) => html`<p>${prose(text)}</p>`)}
            <p>
              For machines: <a href="${documentPath}">openapi.json</a> (OpenAPI
              ${document.openapi}).
            </p>
            ${chapters.map(
              (chapter) =>
                html`<h2 class="chapter">${chapter.name}</h2>
                  <p>${chapter.description}</p>
                  ${chapter.entries.map(operationView)}`,
            )}
            <h2 class="chapter">Schemas</h2>
            ${schemas.map(
              ([name, schema]) =>
                html`<article id="schema-${name}">
                  <h3>${name}</h3>
                  ${schemaView(schema)}
                </article>`,
            )}
          </main>
        </div>
      </body>
    </html>`;
  return page.toString();
}

function operationView({ path, method, operation }: Entry): Markup {
  const { description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const { '200': success, ...refusals } = responses;
  const answer = success?.content?.['application/json']?.schema;
  const kinds = Object.keys(success?.content ?? {}).join(', ');
  return html`<article id="${operation.operationId}">
    <h3>${operation.summary}</h3>
    <p class="path"><span class="method">${method.toUpperCase()}</span> ${path}</p>
    ${description === undefined ? '' : html`<p>${prose(description)}</p>`}
    ${
      parameters.length === 0
        ? ''
        : html`<h4>Parameters</h4>
            ${parametersView(parameters)}`
    }
    ${
      body === undefined
        ? ''
        : html`<h4>Body${requestBody?.required === true ? '' : ', may be left out'}</h4>
            ${schemaView(body)}`
    }
    <h4>Answer</h4>
    ${answer === undefined ? html`<span class="kind">${kinds}</span>` : schemaView(answer)}
    <h4>Refusals</h4>
    <table>
      ${Object.entries(refusals).map(
        ([status, refusal]) =>
          html`<tr>
            <th>${status}</th>
            <td>${prose(refusal.description)}</td>
          </tr>`,
      )}
    </table>
  </article>`;
}

function parametersView(parameters: readonly Parameter[]): Markup {
  return html`<table>
    ${parameters.map(
      ({ name, in: place, required, description, schema }) =>
        html`<tr>
          <th>
            <code>${name}</code> <span class="kind">${place}</span>${
              required ? html` <span class="needed">needed</span>` : ''
            }
          </th>
          <td>
            ${schemaView(schema)} ${boundsView(schema)}
            ${description === undefined ? '' : html`<br />${prose(description)}`}
          </td>
        </tr>`,
    )}
  </table>`;
}
