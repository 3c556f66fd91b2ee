import { setImmediate, setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { SECOND } from '#shared/kernel/durations.ts'
import type { Database } from '../client.ts'
import { NoConnection, reasonOf } from '../is-unavailable.ts'
import { KEEP_ALIVE } from './pool.ts'
import type { Servers } from './servers.ts'

const CONNECT_MS = 3 * SECOND
const RECONNECT_MS = SECOND
/** Both together are how long a connection can be lost before it is noticed. */
const HEARTBEAT_MS = 1.5 * SECOND
const ANSWER_MS = 1.5 * SECOND

type Listen = Database['listen']
type Handlers = { onNotify: Parameters<Listen>[1]; onHearing: Parameters<Listen>[2] }

/**
 * One connection that waits for notifications, and reconnects when it is lost. It keeps asking the database for an
 * answer, because a lost connection may just stay silent.
 * @param onLost called when the connection is lost
 */
export function openListener(
  servers: Servers,
  onLost: () => void,
): { listen: Listen; close(): Promise<void> } {
  const channels = new Map<string, Handlers>()
  let client: pg.Client | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new servers.Client({
      connectionString: servers.connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      ...KEEP_ALIVE,
    })
    next.on('notification', (message) => channels.get(message.channel)?.onNotify(message.payload ?? ''))
    next.on('error', () => lose(next))
    try {
      await next.connect()
      for (const channel of channels.keys()) await listenOn(next, channel)
      if (isClosed) throw new Error('closed in the meantime')
    } catch (error) {
      void next.end()
      throw new NoConnection(reasonOf(error), { cause: error })
    }
    client = next
    void watch(next)
  }

  async function watch(watched: pg.Client): Promise<void> {
    for (;;) {
      await setTimeout(HEARTBEAT_MS, undefined, { ref: false })
      if (client !== watched) return
      if (!(await isAnswering(watched, servers))) return lose(watched)
    }
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return
    client = undefined
    void lost.end()
    for (const { onHearing } of channels.values()) onHearing('off')
    onLost()
    void reconnect()
  }

  async function reconnect(): Promise<void> {
    for (;;) {
      if (isClosed) return
      try {
        await connect()
        for (const { onHearing } of channels.values()) onHearing('on')
        return
      } catch {
        // Tried again until the database is back; what needs it now says so itself.
        await setTimeout(RECONNECT_MS, undefined, { ref: false })
      }
    }
  }

  return {
    async listen(channel, onNotify, onHearing) {
      channels.set(channel, { onNotify, onHearing })
      if (client) await listenOn(client, channel)
      else await connect()
    },
    async close() {
      isClosed = true
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`)
}

/** Also false for a server of several that was the primary and accepts reads only now: it will announce nothing more. */
async function isAnswering(client: pg.Client, { isAlone }: Servers): Promise<boolean> {
  const answer = client.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows }) => isAlone || rows[0]?.transaction_read_only === 'off',
    () => false,
  )
  // If this process itself was busy meanwhile, an answer that has arrived is read before the time is judged.
  const late = setTimeout(ANSWER_MS, undefined, { ref: false })
    .then(() => setImmediate())
    .then(() => false)
  return Promise.race([answer, late])
}
