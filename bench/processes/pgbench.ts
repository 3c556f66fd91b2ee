import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '#database/client.ts'
import { type BenchShop, someLines } from '../prepare-shop.ts'
import { orderScript } from './order-script.ts'

const SCRIPTS = 20

/** Writes several orders as scripts, each with other products: orders for the same ones wait for each other. */
export async function writeScripts(
  database: Database,
  { plentiful }: BenchShop,
  folder: string,
): Promise<string[]> {
  const place = join(folder, 'pgbench')
  mkdirSync(place)
  const files: string[] = []
  for (let i = 0; i < SCRIPTS; i += 1) {
    const file = join(place, `order-${i}.sql`)
    writeFileSync(file, await orderScript(database, someLines(plentiful)))
    files.push(file)
  }
  return files
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
    `--time=${seconds}`,
    ...scripts.map((file) => `--file=${file}`),
    url,
  ])
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? []
  const [, failed] = /failed transactions: (\d+)/.exec(stdout) ?? []
  if (!perSecond || Number(failed) > 0) throw new Error(`pgbench could not run an order:\n${stdout}`)
  return Number(perSecond)
}
