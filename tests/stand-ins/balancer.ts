import {
  type ClientRequest,
  Agent,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { listening } from '../helpers/listening.ts'

const CHECK_MS = 100

type Upstream = { url: string; agent: Agent; isReady: boolean }

/** A proxy in front of several processes, with the requests that got no answer through no fault of the client. */
export type Balancer = { url: string; failures: string[]; isReady(url: string): boolean }

/**
 * Sends each request to the next process that says at /readyz that it is ready, over connections that are kept open. It
 * tries another one where nothing listens, and never sends a request twice.
 */
export async function startBalancer(urls: string[]): Promise<Balancer> {
  const upstreams = urls.map((url): Upstream => ({
    url,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }))
  const failures: string[] = []
  let turn = 0
  let isOpen = true

  async function check(upstream: Upstream): Promise<void> {
    for (;;) {
      if (!isOpen) return
      upstream.isReady = await fetch(`${upstream.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      await setTimeout(CHECK_MS)
    }
  }

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    for (const _ of upstreams) {
      const upstream = next()
      if (!upstream) break
      try {
        const answer = await ask(upstream, incoming, body)
        const content = await buffer(answer)
        // The client does not learn whether the process keeps its connection.
        const { connection: _connection, ...headers } = answer.headers
        return void response.writeHead(answer.statusCode ?? 502, headers).end(content)
      } catch (error) {
        upstream.isReady = false
        const { code } = error as NodeJS.ErrnoException
        if (code === 'ECONNREFUSED') continue
        failures.push(`${incoming.method} ${incoming.url}: ${code}`)
        break
      }
    }
    response.writeHead(502).end()
  }

  function next(): Upstream | undefined {
    turn += 1
    const ready = upstreams.filter(({ isReady }) => isReady)
    return ready[turn % ready.length]
  }

  const checks = upstreams.map(check)
  const server = await listening((incoming, response) => void pass(incoming, response))
  onTestFinished(async () => {
    isOpen = false
    server.close()
    await Promise.all(checks)
    for (const { agent } of upstreams) agent.destroy()
  })
  return {
    url: server.url,
    failures,
    isReady: (url) => upstreams.some((upstream) => upstream.url === url && upstream.isReady),
  }
}

async function ask(
  { url, agent }: Upstream,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  const { method = 'GET', headers } = incoming
  const { connection: _connection, 'transfer-encoding': _encoding, ...kept } = headers
  const outgoing: ClientRequest = send(`${url}${incoming.url}`, {
    method,
    agent,
    headers: { ...kept, 'content-length': body.length },
  })
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return answer
}
