import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** The requests to it: the headers and the body, as it came. */
export type PhrasingRequest = { path: string; headers: IncomingHttpHeaders; body: string }

/** A service that phrases as OpenAI's does: with `words`, unless `instead` answers. */
export async function startPhrasingServer() {
  const state = {
    words: '',
    instead: undefined as RequestListener | undefined,
    asked: [] as PhrasingRequest[],
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      state.asked.push({ path: request.url ?? '', headers: request.headers, body })
      if (state.instead) return state.instead(request, response)
      const choice = {
        index: 0,
        finish_reason: 'stop',
        message: { role: 'assistant', content: state.words },
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id: '1', object: 'chat.completion', choices: [choice] }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return Object.assign(state, { url: `http://127.0.0.1:${address.port}/v1` })
}
