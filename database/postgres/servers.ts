import { callbackify } from 'node:util'
import pg from 'pg'
import { describeServers, parseConnectionString } from '#shared/kernel/connection-string.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { reasonOf } from '../is-unavailable.ts'

type Accepting = 'writes' | 'reads only'
type Place = { host: string; port: number }

/** Shorter than a pool waits for a connection, so that there is time left to open it. */
const ANSWER_MS = 2 * SECOND

/** The target of connections: the only server, or the one of several that accepts what they are for. */
export type Servers = {
  Client: typeof pg.Client
  /** For `Client`. */
  connectionString: string
  isAlone: boolean
  /** For people: the servers and the database, without user and password. */
  description: string
}

/** @param url of one server, or of several in libpq's form */
export function toServers(url: string, accepting: Accepting): Servers {
  const { servers } = parseConnectionString(url) ?? {}
  if (!servers) throw new Error('not an address of PostgreSQL')
  const isAlone = servers.length === 1
  return {
    Client: isAlone ? pg.Client : choosingClient(servers, accepting),
    connectionString: servers[0].href,
    isAlone,
    description: describeServers(servers),
  }
}

/**
 * A client of `pg` that chooses its server each time it connects. All are asked in parallel, so that one that does not
 * answer delays nothing.
 */
function choosingClient(servers: URL[], accepting: Accepting): typeof pg.Client {
  let choice: Promise<Place> | undefined
  const choose = () =>
    (choice ??= chooseServer(servers, accepting).finally(() => {
      choice = undefined
    }))

  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
      const connected = choose().then(({ host, port }) => {
        this.host = host
        this.port = port
        return super.connect()
      })
      if (!callback) return connected
      callbackify(() => connected)(callback)
    }
  }
}

async function chooseServer(servers: URL[], accepting: Accepting): Promise<Place> {
  try {
    return await Promise.any(servers.map((server) => askServer(server, accepting)))
  } catch (error) {
    const reasons = (error as AggregateError).errors.map((reason: Error) => reason.message)
    throw new Error(`no server accepts ${accepting} (${reasons.join('; ')})`, { cause: error })
  }
}

/** Returns the server's place if it accepts what is wanted; otherwise throws. */
async function askServer(server: URL, accepting: Accepting): Promise<Place> {
  const client = new pg.Client({
    connectionString: server.href,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  const { host, port } = client
  // Failures are reported by `connect` or `query`; without a listener it would end the process besides.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    const found = rows[0]?.transaction_read_only === 'on' ? 'reads only' : 'writes'
    if (found !== accepting) throw new Error(`accepts ${found}`)
    return { host, port }
  } catch (error) {
    throw new Error(`${server.host}: ${reasonOf(error)}`, { cause: error })
  } finally {
    await client.end()
  }
}
