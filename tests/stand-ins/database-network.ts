import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** PostgreSQL's answer to a start-up message when it has no connection left (SQLSTATE 53300). */
const TOO_MANY = 'SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0'

export type DatabaseNetwork = {
  /** The database's URL, through this network. */
  url: string
  /** Connections that are open now swallow all bytes and stay open; new ones work. As after a router forgot them. */
  forget(): void
  /** All connections, new ones too, swallow all bytes and stay open. */
  silence(): void
  /** Connections break, and new ones are refused. */
  cut(): Promise<void>
  /** New connections work again. */
  restore(): Promise<void>
  /** Beyond `most` open connections, new ones hear that there are too many. */
  fill(most: number): void
  /** The number of open connections. */
  open(): number
}

/** The network between a shop and its database, which can fail in the ways that networks do. Gone with the test. */
export async function startDatabaseNetwork(databaseUrl: string): Promise<DatabaseNetwork> {
  const database = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let most = Number.POSITIVE_INFINITY
  let isSilent = false
  let server: Server | undefined

  function join(near: Socket): void {
    // Both sides of a pair break when one of them does.
    near.on('error', () => {})
    if (pairs.size >= most) return refuse(near)
    const far = connect(Number(database.port || 5432), database.hostname)
    far.on('error', () => {})
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    if (isSilent) near.resume()
    else near.pipe(far).pipe(near)
    for (const socket of pair) {
      socket.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
    }
  }

  async function listen(port: number): Promise<number> {
    const next = createServer(join).listen(port, '127.0.0.1')
    await once(next, 'listening')
    server = next
    const address = next.address()
    if (typeof address !== 'object' || address === null) throw new Error('the network has no port')
    return address.port
  }

  function forget(): void {
    for (const [near, far] of pairs) {
      near.unpipe(far)
      far.unpipe(near)
      near.resume()
      far.resume()
    }
  }

  async function cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    await closed
    server = undefined
  }

  const port = await listen(0)
  onTestFinished(cut)
  const url = new URL(database)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    forget,
    silence() {
      isSilent = true
      forget()
    },
    cut,
    async restore() {
      most = Number.POSITIVE_INFINITY
      isSilent = false
      if (!server) await listen(port)
    },
    fill(count) {
      most = count
    },
    open: () => pairs.size,
  }
}

function refuse(socket: Socket): void {
  socket.once('data', () => {
    const message = Buffer.from(TOO_MANY)
    const head = Buffer.from('E    ')
    head.writeInt32BE(message.length + 4, 1)
    socket.end(Buffer.concat([head, message]))
  })
}
