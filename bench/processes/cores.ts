import { execFileSync } from 'node:child_process'
import { childrenOf } from './cpu-time.ts'

/** Lets these processes, their children and whatever they start from now on run on the first `count` cores only. */
export function giveCores(count: number, pids: number[]): void {
  for (const pid of pids.flatMap((pid) => [pid, ...childrenOf(pid)])) {
    execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', `0-${count - 1}`, String(pid)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
}
