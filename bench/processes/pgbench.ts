import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '#database/client.ts'
import { type Plentiful, someLines } from '../shops/orders-of.ts'
import { listScript, orderScript } from './scripts.ts'

const ORDERS = 20
/** Its connections take a while to open. */
const LEAST_SECONDS = 10

/** Writes a list, and several orders, as scripts; each order with other products, because orders for the same ones wait for each other. */
export async function writeScripts(database: Database, plentiful: Plentiful, folder: string) {
  const place = join(folder, 'pgbench')
  mkdirSync(place)
  const write = (name: string, script: string) => {
    const file = join(place, `${name}.sql`)
    writeFileSync(file, script)
    return file
  }
  const orders: string[] = []
  for (let i = 0; i < ORDERS; i += 1) {
    orders.push(write(`order-${i}`, await orderScript(database, someLines(plentiful))))
  }
  return { orders, lists: [write('list', await listScript(database))] }
}

/** @returns transactions per second */
export async function runPgbench(
  url: string,
  scripts: string[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const { stdout } = await promisify(execFile)('pgbench', [
    '--no-vacuum',
    `--client=${clients}`,
    `--time=${Math.max(seconds, LEAST_SECONDS)}`,
    ...scripts.map((file) => `--file=${file}`),
    url,
  ])
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? []
  const [, failed] = /failed transactions: (\d+)/.exec(stdout) ?? []
  if (!perSecond || Number(failed) > 0) throw new Error(`pgbench could not run a script:\n${stdout}`)
  return Number(perSecond)
}
