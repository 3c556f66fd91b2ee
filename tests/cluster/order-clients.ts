import { setTimeout } from 'node:timers/promises'
import { eventually } from '../helpers/eventually.ts'
import { type Acknowledged, type Request, requestsFor, send } from '../helpers/order-stream.ts'
import type { ShopProcess } from '../helpers/shop-process.ts'

const CLIENTS = 4
/** A client orders, looks around, and orders again. */
const PAUSE_MS = 100
const MOST = 5_000

/** Clients that order until they are stopped. Each sends a request until it is answered, as a careful client does. */
export type OrderClients = {
  sent: Request[]
  acknowledged: Acknowledged[]
  /** Resolves when so many more have been acknowledged. */
  more(count: number): Promise<void>
  /** The longest time without a confirmed order, in seconds. */
  longestGap(): number
  stop(): Promise<void>
}

/** @param shops of one database, asked in turn as a proxy would */
export async function startOrderClients(...shops: [ShopProcess, ...ShopProcess[]]): Promise<OrderClients> {
  const sent: Request[] = []
  const acknowledged: Acknowledged[] = []
  const times = [performance.now()]
  const stopping = new AbortController()
  const requests = await requestsFor(shops[0], MOST)

  async function client(): Promise<void> {
    for (let request = requests.shift(); request && !stopping.signal.aborted; request = requests.shift()) {
      const asked = request
      sent.push(asked)
      let tries = 0
      const order = await eventually(
        () => {
          const shop = shops[tries++ % shops.length] ?? shops[0]
          return send(shop, asked).catch(() => undefined)
        },
        (order) => order !== undefined,
      )
      if (order) acknowledged.push(order)
      times.push(performance.now())
      await setTimeout(PAUSE_MS)
    }
  }
  const clients = Array.from({ length: CLIENTS }, client)
  return {
    sent,
    acknowledged,
    async more(count) {
      const until = acknowledged.length + count
      await eventually(
        async () => acknowledged.length,
        (length) => length >= until,
      )
    },
    longestGap: () => Math.max(...times.map((time, i) => time - (times[i - 1] ?? time))) / 1_000,
    async stop() {
      stopping.abort()
      await Promise.all(clients)
    },
  }
}
