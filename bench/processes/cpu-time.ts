import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Clock ticks of /proc; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** CPU time in ms of a process. */
export function cpuMsOf(pid: number): number {
  return toMs(statOf(pid)?.slice(...OWN))
}

/** CPU time in ms of a process, of its children, and of those that have ended. */
export function cpuMsOfTree(pid: number): number {
  const ended = toMs(statOf(pid)?.slice(...ENDED))
  return childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), cpuMsOf(pid) + ended)
}

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((one) => parentOf(one) === pid)
}

/** The id of PostgreSQL's first process, whose children serve the connections. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return postmaster
}

function parentOf(pid: number): number {
  return statOf(pid)?.[0] ?? 0
}

/** User and system time among the numbers that `statOf` gives: of the process, and of its children that have ended. */
const OWN = [10, 12] as const
const ENDED = [12, 14] as const

const toMs = (ticks: number[] = []) =>
  (ticks.reduce((sum, count) => sum + count, 0) * 1000) / TICKS_PER_SECOND

/** The numbers of /proc/{pid}/stat from the parent's id on; undefined of a process that has just ended. */
function statOf(pid: number): number[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // They follow the command in brackets and a letter for the state.
    return stat
      .slice(stat.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number)
  } catch {
    return undefined
  }
}
