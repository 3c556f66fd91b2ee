import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.ts'
import { dev } from './dev.ts'
import { LaunchError } from './launch-error.mjs'

type Task = { script?: string; needsBuild?: boolean; mode?: 'production' | 'development' }

const TASKS: Record<string, Task> = {
  start: { script: 'build/programs/server.js', needsBuild: true, mode: 'production' },
  // Makes a release ready to be started: deploy/install, deploy/upgrade.
  prepare: { needsBuild: true },
  test: { script: 'scripts/test.ts' },
  seed: { script: 'scripts/seed.ts' },
  backup: { script: 'scripts/backup.ts' },
  restore: { script: 'scripts/restore.ts' },
  'check-books': { script: 'scripts/check-books.ts' },
  doctor: { script: 'scripts/doctor.ts' },
  bench: { script: 'bench/main.ts', needsBuild: true },
  lighthouse: { script: 'bench/lighthouse/main.ts', needsBuild: true },
}

/** Runs a task in this process, which has a new enough Node and all dependencies. */
export async function runTask(name: string | undefined, args: string[]): Promise<void> {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  if (name === 'dev') return dev(args)
  const task = name === undefined ? undefined : TASKS[name]
  if (!task)
    throw new LaunchError(
      `Use: node scripts/launch.mjs ${['dev', ...Object.keys(TASKS)].join('|')} [arguments]`,
    )
  if (task.needsBuild) await buildIfStale()
  if (!task.script) return
  if (task.mode) process.env['NODE_ENV'] = task.mode
  const script = new URL(`../../${task.script}`, import.meta.url)
  process.argv = [process.execPath, fileURLToPath(script), ...args]
  await import(script.href)
}
