import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ServerEnv } from '../server-env.ts'
import { KEPT } from '../pages/page-cache.ts'
import { endpoints } from './endpoints.ts'
import { descriptionOf } from './openapi.ts'
import { allProblems } from './all-problems.ts'

type Document = { paths: Record<string, Record<string, object>> }

/** The API's documentation for people: the contents of `/api/openapi.json` on one page. */
export function docsPage(c: Context<ServerEnv>, document: object): Response | Promise<Response> {
  const { paths } = document as Document
  const sections = endpoints.map((endpoint) => {
    const operation = paths[endpoint.path]?.[endpoint.method] as {
      parameters?: unknown
      requestBody?: unknown
      responses?: unknown
    }
    const { parameters, requestBody, responses } = operation
    return html`<section>
      <h2><code>${endpoint.method.toUpperCase()} ${endpoint.path}</code></h2>
      <p><strong>${endpoint.summary}.</strong> ${descriptionOf(endpoint)}</p>
      ${parameters ? details('Parameters', parameters) : ''}
      ${requestBody ? details('Body', requestBody) : ''} ${details('Answers', responses)}
    </section>`
  })
  const problems = Object.entries(allProblems).map(
    ([code, { status, en, th }]) =>
      html`<tr id="${code}">
        <td><code>${code}</code></td>
        <td>${status}</td>
        <td>${en}</td>
        <td lang="th">${th}</td>
      </tr>`,
  )
  c.header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
  c.header('cache-control', KEPT['cache-control'])
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>KROK shop API</title>
          <link rel="stylesheet" href="/plain.css" />
        </head>
        <body>
          <main>
            <h1>KROK shop API</h1>
            <p>
              The shop's verbs as JSON, without a key. Amounts are integer ZAR cents. For programs:
              <a href="/api/openapi.json">OpenAPI 3.1</a>.
            </p>
            ${sections}
            <section>
              <h2>Problems</h2>
              <p>
                Errors are RFC 9457 problem details; <code>code</code> is stable, <code>title</code> is for
                people.
              </p>
              <div class="scroll">
                <table>
                  <tr>
                    <th>code</th>
                    <th>status</th>
                    <th>English</th>
                    <th>Thai</th>
                  </tr>
                  ${problems}
                </table>
              </div>
            </section>
          </main>
        </body>
      </html>`,
  )
}

function details(title: string, value: unknown) {
  const json = JSON.stringify(value, null, 2).replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return html`<details>
    <summary>${title}</summary>
    <pre>${raw(json)}</pre>
  </details>`
}
